import { toDecimal, toMinor } from '@quarterdeck/contract/kit/money'
import type { CreditNote } from '@quarterdeck/contract/sales/credit-notes'
import { type Invoice, invoices } from '@quarterdeck/contract/sales/invoices'
import { call } from '../../kit/lib/api/client.ts'
import { useIntentKey } from '../../kit/lib/api/use-intent-key.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useUndoableAction } from '../../kit/records/index.ts'
import { AmountDialog } from '../../kit/ui/form/amount-dialog.tsx'
import { salesMessages } from '../messages/index.ts'
import { invoiceMessages } from './messages/index.ts'
import { useInvoiceChanged } from './use-invoice-changed.ts'

interface Props {
  readonly invoice: Invoice
  readonly onClose: () => void
  readonly onCredited?: (note: CreditNote) => void
}

/** Creates a credit note for part of an invoice. Irreversible. */
export const CreditDialog = ({ invoice, onClose, onCredited }: Props) => {
  const { credit: m } = useMessages(invoiceMessages).record
  const changed = useInvoiceChanged()
  const keyFor = useIntentKey()
  const { attempt, isBusy, problem } = useUndoableAction(() => changed())
  const { payments } = useMessages(salesMessages)
  const { money } = useFormats()
  const { id, version } = invoice
  const owed = toMinor(invoice.owedAmount)
  const most = toMinor(invoice.totalAmount) - toMinor(invoice.creditedAmount)
  const outcome = (amount: number) => {
    const left = owed - amount
    if (left === 0) return m.settles
    return left > 0 ? payments.stillOwed(money(toDecimal(left))) : payments.rest(money(toDecimal(-left)))
  }

  const send = async (amount: number, reason: string) => {
    const body = { id, amount, reason }
    const credit = async () => {
      const { data } = await call(invoices.credit, { body, idempotencyKey: keyFor([body, version]) })
      onCredited?.(data.creditNote)
      return { data, batch: '' }
    }
    if (await attempt(({ data }) => m.done(data.creditNote.number), credit, { amount: m.amount })) onClose()
  }
  return (
    <AmountDialog
      title={m.title.credit}
      text={m.text.credit}
      label={m.amount}
      max={most}
      proposed={owed > 0 ? Math.min(owed, most) : most}
      outcome={outcome}
      words={m}
      isBusy={isBusy}
      problem={problem}
      onSend={send}
      onClose={onClose}
    />
  )
}
