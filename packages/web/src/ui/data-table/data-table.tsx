import { useMediaQuery } from '@mantine/hooks'
import type { ListSpec } from '@quarterdeck/contract/list'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListPage } from '../../lib/api/queries.ts'
import { ProblemPanel } from '../problem-panel.tsx'
import { CardView } from './card-view.tsx'
import classes from './data-table.module.css'
import type { Facet, Field, RowAction } from './field.ts'
import { NoMatch } from './no-match.tsx'
import { Pager } from './pager.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { TableView } from './table-view.tsx'
import { Toolbar } from './toolbar.tsx'
import type { ListState } from './use-list-state.ts'
import { useRows } from './use-rows.ts'
import { useSelection } from './use-selection.ts'

interface Props<Row> {
  readonly label: string
  readonly spec: ListSpec
  readonly state: ListState
  readonly page: UseQueryResult<ListPage<Row>>
  readonly fields: readonly Field<Row>[]
  readonly facets: readonly Facet[]
  readonly searchLabel: string
  readonly idOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  /** What can be done with one row, and with several at once. */
  readonly actions: readonly RowAction<Row>[]
  /** What to say where there is nothing at all yet. */
  readonly empty: ReactNode
}

const none: never[] = []

/** A list of records: search, filters, order, pages and selection, the same everywhere. */
export const DataTable = <Row extends object>(props: Props<Row>) => {
  const { label, spec, state, page, fields, facets, searchLabel, idOf, nameOf, actions, empty } = props
  const isPhone = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  const rows = page.data?.rows ?? none
  const selection = useSelection(rows, idOf)
  const table = useRows({ rows, fields, idOf, spec, state, selection })

  const instead = () => {
    if (page.isError) return <ProblemPanel error={page.error} onRetry={() => void page.refetch()} />
    if (page.isPending || rows.length > 0) return null
    return state.isFiltered ? <NoMatch onReset={state.reset} /> : empty
  }
  const standIn = instead()
  const View = isPhone ? CardView : TableView
  return (
    <div className={classes.list}>
      <Toolbar state={state} searchLabel={searchLabel} facets={facets} />
      <View
        label={label}
        table={table}
        fields={fields}
        actions={actions}
        nameOf={nameOf}
        selectable={actions.length > 0}
        isLoading={page.isPending}
        isStale={page.isPlaceholderData}
        instead={standIn && <div className={classes.instead}>{standIn}</div>}
      />
      {(!isPhone || rows.length > 0) && (
        <div className={classes.pager}>
          <Pager state={state} total={page.data?.total} totalIsExact={page.data?.totalIsExact ?? true} />
        </div>
      )}
      {selection.rows.length > 0 && <SelectionBar rows={selection.rows} actions={actions} onClear={selection.clear} />}
    </div>
  )
}
