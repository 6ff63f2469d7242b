import { reminderKinds } from '@quarterdeck/contract/sales/reminders'
import type { MailingKind } from '@quarterdeck/contract/work/mailings'
import type { InvoiceDoc } from '../../sales/invoices/index.ts'
import { nextOf, type Remindable, type Rules } from '../../sales/reminders/index.ts'
import { refusalOf } from '../../sales/sending/index.ts'
import type { Fate } from '../../sql/schema-jobs.ts'

/** What an invoice is judged by: of 200,000 no more is read. */
export const judgedBy = [
  ...(['issuedAt', 'voidedAt', 'customerId', 'billingEmail', 'owedAmount', 'reminderHold', 'reminderStep'] as const),
  ...(['remindedAt', 'dueDate', 'installments', 'totalAmount', 'creditedAmount', 'paidAmount'] as const),
] as const satisfies readonly (keyof InvoiceDoc)[]

/** Whether an invoice goes out, and with which others; or why it does not. */
export const judge = (kind: MailingKind, invoice: Remindable, rules: Rules): Fate => {
  if (kind === 'send') {
    const refused = refusalOf(invoice, invoice.billingEmail, rules.erased)
    return refused ? { goes: false, name: refused } : { goes: true, name: invoice.owedAmount > 0 ? 'invoice' : 'paid' }
  }
  const { step, refused } = nextOf(invoice, rules)
  const name = refused === null ? reminderKinds[(step ?? 0) - 1] : undefined
  return name ? { goes: true, name } : { goes: false, name: refused ?? 'done' }
}
