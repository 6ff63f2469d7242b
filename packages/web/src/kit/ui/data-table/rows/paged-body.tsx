import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { ListPage } from '../../../lib/list-page.ts'
import { commonMessages } from '../../messages/index.ts'
import { ProblemPanel } from '../../problem-panel.tsx'
import type { BodyProps } from '../body.ts'
import classes from '../data-table.module.css'
import { heights } from '../list-view.ts'
import { usePublishNeighbors } from '../neighbours/use-publish-neighbors.ts'
import { isSelected } from '../selection/selection.ts'
import { SelectionFoot } from '../selection/selection-foot.tsx'
import { useRowCheckboxes } from '../selection/use-row-checkboxes.ts'
import type { ListState } from '../use-list-state.ts'
import { CardView } from './card-view.tsx'
import { Pager } from './pager.tsx'
import { PrintedNote } from './printed-note.tsx'
import { TableView } from './table-view.tsx'

/**
 * Redirects to the last page if the URL is beyond it: the last row of a page may have been deleted, or the link be
 * old.
 * @returns true if the URL is beyond the last page
 */
const useExistingPage = ({ request, correctPage }: ListState, page: UseQueryResult<ListPage<unknown>>) => {
  const { data, isPlaceholderData } = page
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / request.perPage))
  const isOutOfRange = data?.rows.length === 0 && !isPlaceholderData && request.page > last
  const correct = useEffectEvent(() => correctPage(last))
  useEffect(() => {
    if (isOutOfRange) correct()
  }, [isOutOfRange])
  return isOutOfRange
}

const none: never[] = []

/** Returns an upper limit of visible rows: window height minus at least 200 pixels of headers. */
const inSight = (rowHeight: number) => Math.ceil((innerHeight - 200) / rowHeight)

/** Renders the rows of a list page by page. */
export const PagedBody = <Row extends object>(props: BodyProps<Row>) => {
  const { state, pageOf, selection, bulk, query, isPhone, empty, noMatch, idOf } = props
  const { table: m } = useMessages(commonMessages)
  const page = useQuery(pageOf(state.request))
  const rows = page.data?.rows ?? none
  const first = (state.request.page - 1) * state.request.perPage
  const { total = 0, totalIsExact = true } = page.data ?? {}
  const isOutOfRange = useExistingPage(state, page)

  const named = rows.map((row) => [idOf(row), row] as const)
  const ticked = named.filter(([id]) => isSelected(selection.marks, id)).length
  const areAll = rows.length > 0 && ticked === rows.length
  const ticks = useRowCheckboxes(selection, {
    between: (from, to) => named.slice(Math.max(0, from - first), to - first + 1),
    all: areAll ? 'all' : ticked > 0 ? 'some' : 'none',
    turnAll: () => selection.mark(named, !areAll),
    allLabel: m.selectAll,
  })
  usePublishNeighbors(props, { rows: page.isPlaceholderData ? none : rows, first, total })
  const shown = useEffectEvent(props.onShown)
  // What is in sight comes first, what is below it a moment later.
  const areAllDrawn = isPhone || props.View !== undefined || props.isPainted
  const rowHeight = heights[props.density]
  const drawn = areAllDrawn ? rows : rows.slice(0, inSight(rowHeight))
  const [top] = areAllDrawn ? rows : none
  const topId = top && idOf(top)
  useEffect(() => {
    if (topId !== undefined) shown()
  }, [topId])
  const instead = () => {
    if (page.isError) return <ProblemPanel error={page.error} onRetry={() => void page.refetch()} />
    if (page.isPending || isOutOfRange || rows.length > 0) return null
    return state.isFiltered ? noMatch : empty
  }
  const standIn = instead()
  const View = props.View ?? (isPhone ? CardView : TableView)
  return (
    <>
      <Suspense>
        <View
          {...props}
          chips={isPhone && props.chips}
          rows={drawn}
          room={{ before: 0, after: (rows.length - drawn.length) * rowHeight }}
          first={first}
          total={page.data && totalIsExact ? total : undefined}
          ticks={bulk.length > 0 ? ticks : undefined}
          isLoading={page.isPending}
          isStale={page.isPlaceholderData}
          instead={standIn && <div className={classes.instead}>{standIn}</div>}
        />
      </Suspense>
      <PrintedNote shown={rows.length} total={total} totalIsExact={totalIsExact} />
      {(!isPhone || rows.length > 0) && (
        <div className={classes.pager}>
          {!isPhone && props.chips}
          <Pager state={state} total={page.data?.total} totalIsExact={totalIsExact} />
        </div>
      )}
      <SelectionFoot
        selection={selection}
        bulk={bulk}
        query={query}
        total={total}
        totalIsExact={totalIsExact}
        offersAll={areAll}
      />
    </>
  )
}
