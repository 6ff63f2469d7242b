import type { Board } from '@quarterdeck/contract/boards/boards'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../kit/lib/api-error.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { useUndo } from '../kit/records/index.ts'
import { commonMessages } from '../kit/ui/messages/index.ts'
import { reportProblem } from '../kit/ui/report-problem.ts'
import { toast } from '../kit/ui/toast.ts'
import type { Move } from './arrange.ts'
import { boardMessages } from './messages/index.ts'

interface Sent {
  readonly moves: readonly Move[]
  readonly work: () => Promise<{ readonly batch: string }>
  /** Message when the move is done. */
  readonly done: string
  /** Speaks what became of it. */
  readonly say: (text: string) => void
}

/** The moves of a board that are on their way: they are sent one after the other, in the order in which they were made. */
export const useMoveQueue = (board: Board) => {
  const { move: m } = useMessages(boardMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const [pending, setPending] = useState<readonly Move[]>([])
  const sent = useRef<Promise<void>>(Promise.resolve())

  const refuse = (error: unknown, { moves: [move], say }: Sent) => {
    const column = board.columns.find(({ id }) => id === move?.columnId)
    const isFull = error instanceof ApiError && error.fields.columnId?.code === 'column_full'
    if (isFull && column?.limit) return toast.error(m.full(column.name, column.limit))
    say(m.failed)
    reportProblem(common, error, { id: '', columnId: '' })
  }
  const send = async (one: Sent) => {
    try {
      offer(one.done, (await one.work()).batch)
    } catch (error) {
      refuse(error, one)
    }
    // Only what the server has says where they are from now on.
    await queries.invalidateQueries({ queryKey: ['cards'] })
    setPending((known) => known.filter((each) => !one.moves.includes(each)))
  }
  const start = (one: Sent) => {
    setPending((known) => [...known, ...one.moves])
    sent.current = sent.current.then(() => send(one))
  }
  return { pending, start }
}

export type MoveQueue = ReturnType<typeof useMoveQueue>
