import { type Ticket, tickets } from '@quarterdeck/contract/support/tickets'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useIntentKey } from '../../../kit/lib/api/use-intent-key.ts'
import { ApiError } from '../../../kit/lib/api-error.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useUndo } from '../../../kit/records/index.ts'
import { describeProblem } from '../../../kit/ui/describe-problem.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { ticketMessages } from '../messages/index.ts'

/** Returns a function that merges tickets, with a toast that offers Undo or explains a failure. */
export const useMerge = (onDone: () => void) => {
  const { merging: m } = useMessages(ticketMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const textOf = (error: unknown) => {
    const fields = error instanceof ApiError ? Object.values(error.fields) : []
    const end = fields.find(({ limit }) => typeof limit === 'number')?.limit
    return end === undefined ? describeProblem(common, error).text : m.leadsTo(Number(end))
  }
  const merge = async (target: Ticket, merged: readonly Ticket[]) => {
    const body = { into: target.id, ids: merged.map(({ id }) => id) }
    setBusy(true)
    try {
      const [only] = merged
      const ifMatch = merged.length === 1 ? only?.version : undefined
      const { batch } = await call(tickets.merge, { body, ifMatch, idempotencyKey: keyFor(body) })
      offer(m.done(merged.length, target.id), batch)
      onDone()
    } catch (error) {
      setProblem(textOf(error))
    } finally {
      setBusy(false)
      await Promise.all(['tickets', 'changes'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
    }
  }
  return { merge, isBusy, problem }
}
