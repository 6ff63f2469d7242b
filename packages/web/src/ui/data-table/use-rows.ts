import type { ListSpec } from '@quarterdeck/contract/list'
import { readSort } from '@quarterdeck/contract/list'
import {
  type ColumnDef,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { Field } from './field.ts'
import type { ListState } from './use-list-state.ts'
import type { Selection } from './use-selection.ts'

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature })

interface Options<Row> {
  readonly rows: readonly Row[]
  readonly fields: readonly Field<Row>[]
  readonly idOf: (row: Row) => string
  readonly spec: ListSpec
  readonly state: ListState
  readonly selection: Selection<Row>
}

/** The table's model: what is sorted and selected. Sorting, filtering and paging are the server's. */
export const useRows = <Row extends object>({ rows, fields, idOf, spec, state, selection }: Options<Row>) => {
  // An order by what the list does not show, as the usual one may be, is none to add to.
  const sorting = state.request.sort
    .filter(({ field }) => fields.some(({ name }) => name === field))
    .map(({ field, desc }) => ({ id: field, desc }))
  const columns = fields.map(
    ({ name, sortable = false }): ColumnDef<typeof features, Row> => ({
      id: name,
      // Only a column with a value can be sorted; the value itself does not matter, the server sorts.
      accessorFn: (row) => row,
      enableSorting: sortable,
      sortDescFirst: false,
    }),
  )
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: idOf,
    manualSorting: true,
    state: {
      sorting,
      rowSelection: { ...selection.state },
    },
    onSortingChange: (updater) => {
      const sort = functionalUpdate(updater, sorting).map(({ id, desc }) => ({ field: id, desc }))
      state.change({ sort: sort.length > 0 ? sort : (readSort(spec, spec.defaultSort) ?? []) })
    },
    onRowSelectionChange: (updater) => selection.set(functionalUpdate(updater, { ...selection.state })),
  })
}

export type Rows<Row extends object> = ReturnType<typeof useRows<Row>>
