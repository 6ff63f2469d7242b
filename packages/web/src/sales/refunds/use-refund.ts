import type { Order } from '@quarterdeck/contract/sales/orders'
import { type Refund, refunds } from '@quarterdeck/contract/sales/refunds'
import { useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { useIntentKey } from '../../kit/lib/api/use-intent-key.ts'
import { ApiError } from '../../kit/lib/api-error.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { describeProblem, type FieldLabels } from '../../kit/ui/describe-problem.ts'
import { formMessages } from '../../kit/ui/form/messages/index.ts'
import { quantityLabels } from '../../kit/ui/form/quantity-lines.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { toast } from '../../kit/ui/toast.ts'
import { salesMessages } from '../messages/index.ts'
import type { RefundDraftState } from './use-refund-draft.ts'

/**
 * Returns a function that creates a refund exactly once. Resolves to the refund; undefined if it failed, with the
 * error in `problem`.
 */
export const useRefund = (order: Order, onChanged: () => void) => {
  const m = useMessages(salesMessages).refunds
  const common = useMessages(commonMessages)
  const reason = useMessages(formMessages).reason.label
  const { money } = useFormats()
  const keyFor = useIntentKey()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const inWords = (error: unknown, labels: FieldLabels) => {
    if (error instanceof ApiError && error.code === 'conflict') return m.conflict
    return describeProblem(common, error, labels).text
  }
  const refund = async ({ body, kind, amount }: RefundDraftState): Promise<Refund | undefined> => {
    setBusy(true)
    setProblem(undefined)
    const idempotencyKey = keyFor({ ...body, version: order.version })
    try {
      const { data } = await call(refunds.create, { body, ifMatch: order.version, idempotencyKey })
      toast.success(amount > 0 ? m.done[kind](money(body.amount)) : m.returned)
      return data.refund
    } catch (error) {
      const pieces = quantityLabels(body.lines ?? [], order.items, m.piecesOf)
      setProblem(inWords(error, { ...pieces, shipping: m.shipping, amount: m.amount, reason }))
      return undefined
    } finally {
      setBusy(false)
      onChanged()
    }
  }
  return { refund, isBusy, problem }
}
