import { type Delivery, type DeliveryDraft, type DeliveryPatch, deliveries } from '@quarterdeck/contract/deliveries'
import type { BodyOf } from '@quarterdeck/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/client.ts'
import { useIntentKey } from '../../lib/api/use-intent-key.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { describeProblem } from '../../ui/describe-problem.ts'
import { wordsOf, writeProblem } from '../../ui/form/field-problem.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { useUndo } from '../../ui/use-undo.ts'

/** What deliveries are shown with: the stock follows from them. */
const around = ['deliveries', 'products', 'changes']

/** Changes of deliveries, each with Undo. They answer whether they went well; if not, `problem` says why. */
export const useDeliveryChanges = () => {
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const keyFor = useIntentKey()
  const { offer } = useUndo()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const inWords = (error: unknown) => {
    const [first] = error instanceof ApiError ? Object.values(error.fields) : []
    return (first && wordsOf(common, writeProblem(first))) ?? describeProblem(common, error).text
  }
  const attempt = async (done: string, change: () => Promise<{ readonly batch: string }>): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      offer(done, (await change()).batch)
      return true
    } catch (error) {
      setProblem(inWords(error))
      return false
    } finally {
      setBusy(false)
      for (const entity of around) void queries.invalidateQueries({ queryKey: [entity] })
    }
  }
  return {
    isBusy,
    problem,
    add: (body: DeliveryDraft, done: string) =>
      attempt(done, () => call(deliveries.create, { body, idempotencyKey: keyFor(body) })),
    change: ({ id, version }: Delivery, body: DeliveryPatch, done: string) =>
      attempt(done, () => call(deliveries.update, { query: { id: String(id) }, body, ifMatch: version })),
    receive: ({ id, version }: Delivery, body: BodyOf<typeof deliveries.receive>, done: string) =>
      attempt(done, () =>
        call(deliveries.receive, { query: { id: String(id) }, body, idempotencyKey: keyFor({ ...body, id, version }) }),
      ),
  }
}
