import type { Order } from '@quarterdeck/contract/orders'
import { refunds } from '@quarterdeck/contract/refunds'
import { useState } from 'react'
import { ApiError } from '../lib/api/api-error.ts'
import { call } from '../lib/api/client.ts'
import { useIntentKey } from '../lib/api/use-intent-key.ts'
import { useFormats } from '../lib/i18n/formats.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { describeProblem } from '../ui/describe-problem.ts'
import { wordsOf, writeProblem } from '../ui/form/field-problem.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { toast } from '../ui/toast.ts'
import { refundMessages } from './messages/index.ts'
import type { RefundDraftState } from './use-refund-draft.ts'

/** Pays back, once. Answers whether it went well; if not, `problem` says why. */
export const useRefund = (order: Order, onChanged: () => void) => {
  const m = useMessages(refundMessages)
  const common = useMessages(commonMessages)
  const { money } = useFormats()
  const keyFor = useIntentKey()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const inWords = (error: unknown) => {
    if (!(error instanceof ApiError)) return describeProblem(common, error).text
    if (error.code === 'conflict') return m.conflict
    const [first] = Object.values(error.fields)
    return (first && wordsOf(common, writeProblem(first))) ?? describeProblem(common, error).text
  }
  const refund = async ({ body, kind, amount }: RefundDraftState): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    const idempotencyKey = keyFor({ ...body, version: order.version })
    try {
      await call(refunds.create, { body, ifMatch: order.version, idempotencyKey })
      toast.success(amount > 0 ? m.done[kind](money(body.amount)) : m.returned)
      return true
    } catch (error) {
      setProblem(inWords(error))
      return false
    } finally {
      setBusy(false)
      onChanged()
    }
  }
  return { refund, isBusy, problem }
}
