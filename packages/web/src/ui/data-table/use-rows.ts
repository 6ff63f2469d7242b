import type { ListSpec } from '@quarterdeck/contract/list'
import { readSort } from '@quarterdeck/contract/list'
import { type ColumnDef, functionalUpdate, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import type { Field } from './field.ts'
import type { ListState } from './use-list-state.ts'

const features = tableFeatures({ rowSortingFeature })

const none: never[] = []

interface Options<Row> {
  readonly fields: readonly Field<Row>[]
  readonly spec: ListSpec
  readonly state: ListState
}

/** The table's model: what is sorted. Sorting, filtering and paging are the server's. */
export const useRows = <Row extends object>({ fields, spec, state }: Options<Row>) => {
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
    data: none,
    manualSorting: true,
    state: { sorting },
    onSortingChange: (updater) => {
      const sort = functionalUpdate(updater, sorting).map(({ id, desc }) => ({ field: id, desc }))
      state.change({ sort: sort.length > 0 ? sort : (readSort(spec, spec.screenSort ?? spec.defaultSort) ?? []) })
    },
  })
}

export type Rows<Row extends object> = ReturnType<typeof useRows<Row>>
