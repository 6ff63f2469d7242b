import type { Board } from '@quarterdeck/contract/boards/boards'
import { type Card, cards } from '@quarterdeck/contract/boards/cards'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../lib/api/client.ts'
import { ApiError } from '../lib/api-error.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useUndo } from '../records/index.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { reportProblem } from '../ui/report-problem.ts'
import { toast } from '../ui/toast.ts'
import { afterAmong, afterIn, type Move, type Place, placeOf, type Rows, withMove } from './arrange.ts'
import { boardMessages } from './messages/index.ts'

/**
 * Moves cards: each is shown in its new place at once, and goes back where the server refuses it. Moves are sent one after the other,
 * in the order in which they were made.
 * @param say speaks what became of one
 */
export const useMoving = (board: Board, rows: Rows, say: (text: string) => void) => {
  const { move: m } = useMessages(boardMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const [pending, setPending] = useState<readonly Move[]>([])
  const sent = useRef<Promise<void>>(Promise.resolve())
  const shown = pending.reduce(withMove, rows)

  const refuse = (error: unknown, columnId: string | undefined) => {
    const column = board.columns.find(({ id }) => id === columnId)
    const isFull = error instanceof ApiError && error.fields.columnId?.code === 'column_full'
    if (isFull && column?.limit) return toast.error(m.full(column.name, column.limit))
    say(m.failed)
    reportProblem(common, error, { id: '', columnId: '' })
  }
  const send = async (moves: readonly Move[], work: () => Promise<{ readonly batch: string }>, done: string) => {
    try {
      offer(done, (await work()).batch)
    } catch (error) {
      refuse(error, moves[0]?.columnId)
    }
    // Only what the server has says where they are from now on.
    await queries.invalidateQueries({ queryKey: ['cards'] })
    setPending((known) => known.filter((each) => !moves.includes(each)))
  }
  const start = (moves: readonly Move[], work: () => Promise<{ readonly batch: string }>, done: string) => {
    setPending((known) => [...known, ...moves])
    sent.current = sent.current.then(() => send(moves, work, done))
  }
  const nameOf = (columnId: string) => board.columns.find(({ id }) => id === columnId)?.name ?? ''
  const moved = (card: Card, columnId: string): Card =>
    columnId === card.columnId ? card : { ...card, columnId, enteredAt: new Date().toISOString() }

  const move = (card: Card, place: Place) => {
    const { columnId } = place
    const here = placeOf(shown, card)
    if (here?.columnId === columnId && here.index === place.index) return
    const after = afterIn(shown, card, place)
    start(
      [{ card: moved(card, columnId), columnId, after }],
      () => call(cards.move, { body: { id: card.id, columnId, after } }),
      columnId === card.columnId ? m.sorted(card.title) : m.moved(card.title, nameOf(columnId)),
    )
  }
  /** Moves several cards, one behind the other, to where one of them was taken. */
  const moveSome = (chosen: readonly Card[], card: Card, place: Place) => {
    const { columnId } = place
    const after = afterAmong(shown, chosen, card, place)
    const ids = chosen.map(({ id }) => id)
    const moves = chosen.map((each, at) => ({ card: moved(each, columnId), columnId, after: ids[at - 1] ?? after }))
    start(
      moves,
      () => call(cards.moveSome, { body: { ids, columnId, after } }),
      m.movedSome(chosen.length, nameOf(columnId)),
    )
  }
  return { shown, move, moveSome }
}
