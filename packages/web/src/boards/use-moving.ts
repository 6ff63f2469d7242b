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
import { afterIn, type Move, type Place, placeOf, type Rows, withMove } from './arrange.ts'
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

  const refuse = (error: unknown, { columnId }: Move) => {
    const column = board.columns.find(({ id }) => id === columnId)
    const isFull = error instanceof ApiError && error.fields.columnId?.code === 'column_full'
    if (isFull && column?.limit) return toast.error(m.full(column.name, column.limit))
    say(m.failed)
    reportProblem(common, error, { id: '', columnId: '' })
  }
  const send = async (move: Move, done: string) => {
    const { card, columnId, after } = move
    try {
      const { batch } = await call(cards.move, { body: { id: card.id, columnId, after } })
      offer(done, batch)
    } catch (error) {
      refuse(error, move)
    }
    // Only what the server has says where it is from now on.
    await queries.invalidateQueries({ queryKey: ['cards'] })
    setPending((known) => known.filter((each) => each !== move))
  }
  const move = (card: Card, place: Place) => {
    const { columnId } = place
    const here = placeOf(shown, card)
    if (here?.columnId === columnId && here.index === place.index) return
    const isOther = columnId !== card.columnId
    const name = board.columns.find(({ id }) => id === columnId)?.name ?? ''
    const moved = isOther ? { ...card, columnId, enteredAt: new Date().toISOString() } : card
    const next = { card: moved, columnId, after: afterIn(shown, card, place) }
    setPending((known) => [...known, next])
    sent.current = sent.current.then(() => send(next, isOther ? m.moved(card.title, name) : m.sorted(card.title)))
  }
  return { shown, move }
}
