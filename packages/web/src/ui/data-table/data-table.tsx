import { useMediaQuery } from '@mantine/hooks'
import type { Endpoint } from '@quarterdeck/contract/endpoint'
import type { ListSpec } from '@quarterdeck/contract/list'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import type { ListPage } from '../../lib/api/queries.ts'
import { ProblemPanel } from '../problem-panel.tsx'
import { arrange } from './arrange.ts'
import { columnTools } from './column-tools.ts'
import { ColumnsButton } from './columns-button.tsx'
import classes from './data-table.module.css'
import { ExportButton } from './export-button.tsx'
import type { Facet, Field, RowAction } from './field.ts'
import { NoMatch } from './no-match.tsx'
import { Pager } from './pager.tsx'
import { TableView } from './table-view.tsx'
import { type CountsOf, Toolbar } from './toolbar.tsx'
import { useExistingPage } from './use-existing-page.ts'
import { useLayout } from './use-layout.ts'
import type { ListState } from './use-list-state.ts'
import { useRows } from './use-rows.ts'
import { useSelection } from './use-selection.ts'
import { useTrail } from './use-trail.ts'
import { useWidth } from './use-width.ts'

const phone = '(max-width: 40em)'

// A desk needs no cards, and a list that is only read needs no bar.
const loadCards = async () => ({ default: (await import('./card-view.tsx')).CardView })
const loadBar = async () => ({ default: (await import('./selection-bar.tsx')).SelectionBar })
// `lazy` forgets that the kind of row is theirs to choose.
const CardView = lazy(loadCards) as unknown as Awaited<ReturnType<typeof loadCards>>['default']
const SelectionBar = lazy(loadBar) as unknown as Awaited<ReturnType<typeof loadBar>>['default']
// Showing them tries again, and says so where it fails.
if (matchMedia(phone).matches) void loadCards().catch(() => undefined)

interface Props<Row> {
  readonly label: string
  /**
   * What the list is remembered by on this device. A list without a name is a part of another screen: its columns stay
   * as they are, and no record's page leads back to it. `columns` is then no parameter of its address.
   */
  readonly name?: string
  readonly spec: ListSpec
  readonly state: ListState
  readonly page: UseQueryResult<ListPage<Row>>
  readonly fields: readonly Field<Row>[]
  readonly facets: readonly Facet[]
  /** How many records each value of the facets would leave. */
  readonly countsOf?: CountsOf
  /** Answers all that match as a CSV file. */
  readonly exportFrom?: Pick<Endpoint, 'path'>
  readonly searchLabel: string
  readonly idOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  /** What can be done with one row, and with several at once. */
  readonly actions: readonly RowAction<Row>[]
  /** What to say where there is nothing at all yet. */
  readonly empty: ReactNode
}

const none: never[] = []

/** A list of records: search, filters, order, columns, pages and selection, the same everywhere. */
export const DataTable = <Row extends object>(props: Props<Row>) => {
  const { label, name, spec, state, page, fields, facets, searchLabel, idOf, nameOf, actions, empty } = props
  const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false })
  const list = useRef<HTMLDivElement>(null)
  const [room, regionRef] = useWidth()
  const rows = page.data?.rows ?? none
  const { q = '', where, page: number, perPage } = state.request
  const selection = useSelection(rows, idOf, JSON.stringify([q, where]))
  const isBeyond = useExistingPage(state, page)
  const table = useRows({ rows, fields, idOf, spec, state, selection })
  const open = useTrail(name !== undefined, list, rows.length > 0)

  const rowActions = actions.filter(({ bulkOnly }) => !bulkOnly)
  const bulk = actions.filter(({ single }) => !single)
  const after = rowActions.length > 0 ? rowActions.length * 36 + 28 : 0
  const margins = { before: bulk.length > 0 ? 56 : 0, after }
  const layout = useLayout(name, fields)
  const columns = arrange(fields, layout.layout, room, margins)
  const firstView = arrange(fields, { ...layout.layout, columns: undefined }, room, margins)
  const tools = name === undefined ? undefined : columnTools(layout, columns, firstView)
  // A file does not depend on how wide the window is.
  const exported = arrange(fields, layout.layout, 0, margins).map(({ field }) => field)

  // The button goes with the words around it, so the focus goes where the next search is typed.
  const reset = () => {
    state.reset()
    list.current?.querySelector<HTMLElement>('search input')?.focus()
  }
  const instead = () => {
    if (page.isError) return <ProblemPanel error={page.error} onRetry={() => void page.refetch()} />
    if (page.isPending || isBeyond || rows.length > 0) return null
    return state.isFiltered ? <NoMatch onReset={reset} /> : empty
  }
  const standIn = instead()
  const View = isPhone ? CardView : TableView
  return (
    <div className={classes.list} ref={list}>
      <Toolbar
        state={state}
        searchLabel={searchLabel}
        facets={facets}
        fields={fields}
        countsOf={props.countsOf}
        isPhone={isPhone}
        tools={
          <>
            {tools && !isPhone && <ColumnsButton fields={fields} columns={columns} tools={tools} />}
            {props.exportFrom && (
              <ExportButton endpoint={props.exportFrom} spec={spec} state={state} label={label} fields={exported} />
            )}
          </>
        }
      />
      <Suspense>
        <View
          label={label}
          table={table}
          fields={fields}
          columns={columns}
          tools={tools}
          margins={margins}
          regionRef={regionRef}
          actions={rowActions}
          nameOf={nameOf}
          selectable={bulk.length > 0}
          isLoading={page.isPending}
          isStale={page.isPlaceholderData}
          onOpen={(id, index) => open(id, (number - 1) * perPage + index)}
          instead={standIn && <div className={classes.instead}>{standIn}</div>}
        />
      </Suspense>
      {(!isPhone || rows.length > 0) && (
        <div className={classes.pager}>
          <Pager state={state} total={page.data?.total} totalIsExact={page.data?.totalIsExact ?? true} />
        </div>
      )}
      {selection.rows.length > 0 && (
        <Suspense>
          <SelectionBar rows={selection.rows} actions={bulk} onClear={selection.clear} />
        </Suspense>
      )}
    </div>
  )
}
