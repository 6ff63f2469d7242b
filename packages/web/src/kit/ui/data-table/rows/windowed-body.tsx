import { maxExceptions } from '@quarterdeck/contract/kit/selection'
import { type ReadonlyAtom, useSelector } from '@tanstack/react-store'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import { ProblemPanel } from '../../problem-panel.tsx'
import { toast } from '../../toast.ts'
import type { BodyProps } from '../body.ts'
import classes from '../data-table.module.css'
import { heights } from '../list-view.ts'
import { tableMessages } from '../messages/index.ts'
import { usePublishNeighbors } from '../neighbours/use-publish-neighbors.ts'
import { SelectionFoot } from '../selection/selection-foot.tsx'
import { useRowCheckboxes } from '../selection/use-row-checkboxes.ts'
import { PrintedNote } from './printed-note.tsx'
import pagerClasses from './rows.module.css'
import { TableView } from './table-view.tsx'
import { type Seen, useScroller } from './use-scroller.ts'
import { useWindow } from './use-window.ts'

interface RangeProps {
  readonly seen: ReadonlyAtom<Seen>
  readonly total: number
  readonly totalIsExact: boolean
}

/** Shows the range of visible rows. */
const Range = ({ seen, total, totalIsExact }: RangeProps) => {
  const { table: m } = useMessages(commonMessages)
  const { from, to } = useSelector(seen)
  return <span className={pagerClasses.range}>{m.range(from, to, total, totalIsExact)}</span>
}

/** Renders the rows of a list with continuous virtual scrolling. */
export const WindowedBody = <Row extends object>(props: BodyProps<Row>) => {
  const { state, pageOf, selection, bulk, query, empty, noMatch, idOf, density, regionRef } = props
  const { selection: m } = useMessages(tableMessages)
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const [total, setTotal] = useState(0)
  const start = (state.at ?? 1) - 1
  const written = useRef(start)
  const rowHeight = heights[density]
  const { frame, height, seen, goTo, reveal } = useScroller({
    region,
    total,
    rowHeight,
    start,
    onRest: (position) => {
      if (position === written.current) return
      written.current = position
      state.moveTo(position + 1)
    },
  })
  const found = useWindow({ pageOf, request: state.request, idOf, first: frame.first, count: frame.count })
  if (found.total !== total) setTotal(found.total)
  usePublishNeighbors(props, { reveal, rows: found.isStale ? [] : found.rows, first: found.first, total })

  // Another search begins at its first row, and Back leads to where one was.
  const { scope } = found
  const shown = useRef(scope)
  const follow = useEffectEvent(() => {
    if (shown.current === scope && written.current === start) return
    shown.current = scope
    written.current = start
    goTo(start)
  })
  useEffect(() => {
    if (scope !== undefined && start >= 0) queueMicrotask(() => follow())
  }, [scope, start])

  const top = found.rows.find(Boolean)
  const topId = top && idOf(top)
  const onShown = useEffectEvent(props.onShown)
  useEffect(() => {
    if (topId !== undefined) onShown()
  }, [topId])

  const { marks } = selection
  const areAll = marks.kind === 'all' && marks.except.size === 0
  const isAnything = marks.kind === 'all' || marks.rows.size > 0
  const ticks = useRowCheckboxes(selection, {
    between: (from, to) => {
      if (from === to) return named(from)
      if (to - from < maxExceptions) return found.between(from, to)
      toast.warning(m.tooFar(maxExceptions))
      return []
    },
    all: areAll ? 'all' : isAnything ? 'some' : 'none',
    turnAll: () => (areAll ? selection.clear() : selection.markAll()),
    allLabel: m.everything,
  })
  const named = (position: number) => {
    const row = found.rows[position - found.first]
    return row ? [[idOf(row), row] as const] : []
  }
  const measured = useCallback(
    (element: HTMLElement | null) => {
      setRegion(element)
      return regionRef(element)
    },
    [regionRef],
  )
  const instead = () => {
    if (found.error) return <ProblemPanel error={found.error} onRetry={found.retry} />
    if (found.isPending || found.total > 0) return null
    return state.isFiltered ? noMatch : empty
  }
  const standIn = instead()
  const before = Math.max(0, frame.first * rowHeight + frame.shift)
  return (
    <>
      <TableView
        {...props}
        regionRef={measured}
        rows={standIn ? [] : found.rows}
        first={found.first}
        total={found.isPending ? undefined : total}
        reveal={reveal}
        ticks={bulk.length > 0 ? ticks : undefined}
        room={{ before, after: Math.max(0, height - before - frame.count * rowHeight) }}
        isLoading={found.isPending && !standIn}
        isStale={found.isStale}
        instead={standIn && <div className={classes.instead}>{standIn}</div>}
      />
      <PrintedNote shown={found.rows.length} total={total} totalIsExact={found.totalIsExact} />
      <div className={classes.pager}>
        {props.chips}
        <div className={pagerClasses.pager}>
          {total > 0 && <Range seen={seen} total={total} totalIsExact={found.totalIsExact} />}
        </div>
      </div>
      <SelectionFoot
        selection={selection}
        bulk={bulk}
        query={query}
        total={total}
        totalIsExact={found.totalIsExact}
        offersAll={false}
      />
    </>
  )
}
