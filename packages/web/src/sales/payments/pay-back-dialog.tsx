import { type Payment, payments } from '@quarterdeck/contract/sales/payments'
import { call } from '../../kit/lib/api/client.ts'
import { useIntentKey } from '../../kit/lib/api/use-intent-key.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useUndoableAction } from '../../kit/records/index.ts'
import { AmountDialog } from '../../kit/ui/form/amount-dialog.tsx'
import { salesMessages } from '../messages/index.ts'

interface Props {
  readonly payment: Payment
  /** Amount not refunded yet, in minor units. */
  readonly left: number
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** Refunds a payment, after which the invoice is owed again. */
export const PayBackDialog = ({ payment: { id, version }, left, onClose, onChanged }: Props) => {
  const m = useMessages(salesMessages).payments
  const { money } = useFormats()
  const { attempt, isBusy, problem } = useUndoableAction(onChanged)
  const keyFor = useIntentKey()

  const send = async (amount: number, reason: string) => {
    const body = { id, amount, reason }
    const refund = () => call(payments.refund, { body, idempotencyKey: keyFor([body, version]) })
    if (await attempt(m.paidBack(money(amount)), refund, m.fields)) onClose()
  }
  return (
    <AmountDialog
      title={m.payBack}
      text={m.payBackText}
      label={m.fields.amount}
      max={left}
      words={{ most: m.most, confirm: m.confirmPayBack }}
      isBusy={isBusy}
      problem={problem}
      onSend={send}
      onClose={onClose}
    />
  )
}
