import type { Board } from '@quarterdeck/contract/boards/boards'
import type { Card } from '@quarterdeck/contract/boards/cards'
import { useQueries, useQuery } from '@tanstack/react-query'
import { type RefCallback, useId, useState } from 'react'
import { usePermission } from '../kit/lib/session.ts'
import { useFaces } from '../kit/records/index.ts'
import { Board as BoardFrame } from '../kit/ui/board/board.tsx'
import type { Place, Rows } from './arrange.ts'
import { BoardContext, type ShownColumn } from './board-context.ts'
import classes from './boards.module.css'
import { Column, FoldedColumn } from './column.tsx'
import { batchSize, columnCards, laneBatchSize, summaryOf } from './queries.ts'
import { SelectedBar } from './selected-bar.tsx'
import { useBoardAddress } from './use-board-address.ts'
import { useCardHolding } from './use-card-holding.ts'
import { type HeldCards, useCardMoves } from './use-card-moves.ts'
import type { Lane } from './use-lanes.ts'
import { type MoveQueue, useMoveQueue } from './use-move-queue.ts'
import { useSelected } from './use-selected.ts'

interface Props {
  readonly board: Board
  /** The lane whose cards these are; without one they are those of the whole board. */
  readonly lane?: Lane
  /** All lanes of the board. */
  readonly lanes?: readonly Lane[]
  readonly sending: MoveQueue
  readonly region?: RefCallback<HTMLElement>
}

/** The cards of each column, as many as are asked for. */
const useColumns = ({ board, lane }: Pick<Props, 'board' | 'lane'>) => {
  const { where, q = '' } = useBoardAddress().state.request
  const others = where.filter(({ field }) => field !== lane?.where.field)
  const narrowed = { where: lane ? [...others, lane.where] : others, q }
  const first = lane ? laneBatchSize : batchSize
  const [limits, setLimits] = useState<Readonly<Record<string, number>>>({})
  const queries = useQueries({
    queries: board.columns.map(({ id }) => columnCards(board.id, id, narrowed, limits[id] ?? first)),
  })
  const rows: Rows = Object.fromEntries(board.columns.map(({ id }, at) => [id, queries[at]?.data?.rows ?? []]))
  const more = (id: string) => setLimits((known) => ({ ...known, [id]: (known[id] ?? first) + batchSize }))
  return { queries, rows, more }
}

/** Columns side by side, between which cards are moved: those of a board, or of one of its lanes. */
export const Grid = ({ board, lane, lanes = [], sending, region }: Props) => {
  const mayWrite = usePermission('boards:write')
  const hint = useId()
  const { address, state, fold } = useBoardAddress()
  const { queries, rows, more } = useColumns({ board, ...(lane && { lane }) })
  const { data: summary } = useQuery(summaryOf(board.id))
  const people = useFaces(summary?.assigneeIds ?? [])
  const open = board.columns.map(({ id }) => id).filter((id) => !address.folded.includes(id))
  const moving = useCardMoves({ board, lane, rows, sending, say: (text) => holding.say(text) })
  const selected = useSelected(open, moving.shown)
  const along = (card: Card) => (selected.has(card) && selected.cards.length > 1 ? selected.cards : [card])
  const moveSome = (taken: HeldCards, place: Place, from = lane, to = lane) => {
    moving.moveSome(taken, place, from, to)
    selected.clear()
  }
  const move = (card: Card, place: Place) => {
    const chosen = along(card)
    if (chosen.length === 1) return moving.move(card, place)
    moveSome({ card, chosen }, place)
  }
  const moveSelected = (columnId: string) => {
    const [card] = selected.cards
    if (card) moveSome({ card, chosen: selected.cards }, { columnId, index: 0 })
  }
  const holding = useCardHolding({ board, open, rows: moving.shown, onMove: move })

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
      isNarrowed: state.isFiltered,
      onMore: () => more(column.id),
      onRetry: () => void refetch?.(),
      onFold: () => fold(column.id),
    }
  })
  return (
    <BoardContext
      value={{
        board,
        lane,
        mayWrite,
        hint,
        people,
        heldId: holding.held?.item.id,
        isSelected: selected.has,
        isSelecting: selected.cards.length > 0,
        select: selected.turn,
        move,
        along,
        receive: ({ card, chosen, from }, place) =>
          from?.key === lane?.key ? move(card, place) : moveSome({ card, chosen }, place, from),
        lanes,
        toLane: (card, to) => moveSome({ card, chosen: along(card) }, { columnId: card.columnId, index: 0 }, lane, to),
        grab: (card) => holding.grab(card, 'pointer'),
        release: holding.release,
        onKeyDown: (event, card) => holding.onKeyDown(event, card, mayWrite),
      }}
    >
      <BoardFrame className={lane && classes.row} holding={holding} hint={hint} region={region}>
        {shown.map((each) =>
          open.includes(each.column.id) ? (
            <Column key={each.column.id} shown={each} />
          ) : lane ? (
            <div key={each.column.id} className={classes.foldedPart} />
          ) : (
            <FoldedColumn key={each.column.id} {...each} />
          ),
        )}
      </BoardFrame>
      {selected.cards.length > 0 && (
        <SelectedBar count={selected.cards.length} onMove={moveSelected} onClear={selected.clear} />
      )}
    </BoardContext>
  )
}

/** All columns of a board, without lanes. */
export const Columns = ({ board, region }: { board: Board; region: RefCallback<HTMLElement> }) => (
  <Grid board={board} region={region} sending={useMoveQueue(board)} />
)
