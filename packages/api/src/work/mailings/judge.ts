import { reminderKinds } from '@quarterdeck/contract/sales/reminders'
import type { MailingKind, PlannedMail } from '@quarterdeck/contract/work/mailings'
import type { InvoiceDoc } from '../../sales/invoices/index.ts'
import { type Remindable, type Rules, verdictOn } from '../../sales/reminders/index.ts'
import { refusalOf } from '../../sales/sending/index.ts'
import type { Fate } from '../../sql/schema-jobs.ts'

/** What an invoice is judged by: of 200,000 no more is read. */
export const judgedBy = [
  ...(['issuedAt', 'voidedAt', 'customerId', 'billingEmail', 'owedAmount', 'reminderHold', 'reminderStep'] as const),
  ...(['remindedAt', 'dueDate', 'installments', 'totalAmount', 'creditedAmount', 'paidAmount'] as const),
] as const satisfies readonly (keyof InvoiceDoc)[]

type Verdict = Fate & { readonly reminder: PlannedMail['reminder'] }

/** Whether an invoice goes out, and with which others; or why it does not. */
export const judge = (kind: MailingKind, invoice: Remindable, rules: Rules): Verdict => {
  if (kind === 'send') {
    const refused = refusalOf(invoice, invoice.billingEmail, rules.erased)
    if (refused) return { goes: false, name: refused, reminder: null }
    return { goes: true, name: invoice.owedAmount > 0 ? 'invoice' : 'paid', reminder: null }
  }
  const { refused, ...reminder } = verdictOn(invoice, rules)
  const step = reminderKinds[(reminder.step ?? 0) - 1]
  return refused === null && step
    ? { goes: true, name: step, reminder }
    : { goes: false, name: refused ?? 'done', reminder }
}
