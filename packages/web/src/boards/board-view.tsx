import { VisuallyHidden } from '@mantine/core'
import type { Board } from '@quarterdeck/contract/boards/boards'
import type { Card } from '@quarterdeck/contract/boards/cards'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useMay } from '../lib/session.ts'
import { useFaces } from '../records/index.ts'
import frame from '../ui/board/board.module.css'
import { boardMessages } from '../ui/board/messages/index.ts'
import { useKeptFocus } from '../ui/board/use-kept-focus.ts'
import type { Place, Rows } from './arrange.ts'
import { BoardContext, type ShownColumn } from './board-context.ts'
import { Column, FoldedColumn } from './column.tsx'
import { batchSize, cardsIn, summaryOf } from './queries.ts'
import { SelectedBar } from './selected-bar.tsx'
import { useBoardAddress } from './use-board-address.ts'
import { useCardHolding } from './use-card-holding.ts'
import { useMoving } from './use-moving.ts'
import { useSelected } from './use-selected.ts'

/** The cards of each column, as many as are asked for. */
const useColumns = (board: Board) => {
  const { address } = useBoardAddress()
  const [limits, setLimits] = useState<Readonly<Record<string, number>>>({})
  const queries = useQueries({
    queries: board.columns.map(({ id }) => cardsIn(board.id, id, address, limits[id] ?? batchSize)),
  })
  const rows: Rows = Object.fromEntries(board.columns.map(({ id }, at) => [id, queries[at]?.data?.rows ?? []]))
  const more = (id: string) => setLimits((known) => ({ ...known, [id]: (known[id] ?? batchSize) + batchSize }))
  return { queries, rows, more }
}

/** A board with its columns side by side. */
export const BoardView = ({ board }: { board: Board }) => {
  const m = useMessages(boardMessages)
  const mayWrite = useMay('boards:write')
  const hint = useId()
  const { address, change } = useBoardAddress()
  const { queries, rows, more } = useColumns(board)
  const { data: summary } = useQuery(summaryOf(board.id))
  const people = useFaces(summary?.assigneeIds ?? [])
  const open = board.columns.map(({ id }) => id).filter((id) => !address.folded.includes(id))
  const moving = useMoving(board, rows, (text) => holding.say(text))
  const selected = useSelected(open, moving.shown)
  const move = (card: Card, place: Place) => {
    if (!selected.has(card) || selected.cards.length < 2) return moving.move(card, place)
    moving.moveSome(selected.cards, card, place)
    selected.clear()
  }
  const moveSelected = (columnId: string) => {
    const [first] = selected.cards
    if (!first) return
    moving.moveSome(selected.cards, first, { columnId, index: 0 })
    selected.clear()
  }
  const holding = useCardHolding({ board, open, rows: moving.shown, onMove: move })
  const focus = useKeptFocus()
  const fold = (id: string) =>
    change({ folded: open.includes(id) ? [...address.folded, id] : address.folded.filter((each) => each !== id) })

  const shown = board.columns.map((column, at): ShownColumn => {
    const { data, isPending = false, isError = false, refetch } = queries[at] ?? {}
    const cards = holding.shown[column.id] ?? []
    return {
      column,
      cards,
      total: Math.max(cards.length, (data?.total ?? 0) + cards.length - (rows[column.id]?.length ?? 0)),
      count: summary && (summary.columns[column.id] ?? 0),
      isLoading: isPending,
      isFailed: isError && !data,
      isNarrowed: Boolean(address.person || address.label || address.q),
      onMore: () => more(column.id),
      onRetry: () => void refetch?.(),
      onFold: () => fold(column.id),
    }
  })
  return (
    <BoardContext
      value={{
        board,
        mayWrite,
        hint,
        people,
        heldId: holding.held?.item.id,
        isSelected: selected.has,
        isSelecting: selected.cards.length > 0,
        select: selected.turn,
        move,
        grab: (card) => holding.grab(card, 'pointer'),
        release: holding.release,
        onKeyDown: (event, card) => holding.onKeyDown(event, card, mayWrite),
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only looks where the focus is */}
      <div
        className={frame.board}
        onFocus={(event) => {
          focus.onFocus(event)
          holding.leaveFor(event.target)
        }}
        onBlur={(event) => {
          focus.onBlur(event)
          holding.leaveFor(event.relatedTarget)
        }}
      >
        {shown.map((each) =>
          open.includes(each.column.id) ? (
            <Column key={each.column.id} shown={each} />
          ) : (
            <FoldedColumn key={each.column.id} shown={each} />
          ),
        )}
      </div>
      {selected.cards.length > 0 && (
        <SelectedBar count={selected.cards.length} onMove={moveSelected} onClear={selected.clear} />
      )}
      <VisuallyHidden id={hint}>{m.hint}</VisuallyHidden>
      <VisuallyHidden role="status">{holding.said}</VisuallyHidden>
    </BoardContext>
  )
}
