import type { Refusal } from '@quarterdeck/contract/account/billing'
import type { WriteContext } from '../../context.ts'
import { sendMail } from '../../mail/index.ts'
import { notifyWhoMay } from '../../notifications/index.ts'
import type { Tx } from '../../ports.ts'
import { type InvoiceRow, openInvoice, settle } from './invoices.ts'
import type { Charge, PaymentProvider } from './provider.ts'
import { type BillingRow, type CardRow, cardOf, change } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000
/** After how many days it is tried again by itself. */
const retryDays = [1, 3, 5]
export const longestRetryMs = Math.max(...retryDays) * dayMs
/** Nothing waits to be charged. */
export const settled = { tries: 0, refusals: 0, nextTryAt: null } as const

/** Tells those who may do something about it, and the address that the subscription is paid from. */
const notifyFailed = async (context: WriteContext, row: BillingRow, { id }: InvoiceRow, { last4 }: CardRow) => {
  const told = { event: 'payment_failed', data: { invoice: id, card: last4 } } as const
  await notifyWhoMay(context, told)
  if (row.contactEmail) {
    await sendMail(context, { to: row.contactEmail, locale: row.contactLocale, template: 'notice', data: told })
  }
}

/** What there is to charge, and under which key: another one for another card or another try. */
export const dueCharge = async (
  tx: Tx,
  { defaultCard, refusals }: BillingRow,
): Promise<(Pick<Charge, 'key' | 'amount'> & { readonly invoice: InvoiceRow; readonly card: CardRow }) | undefined> => {
  const [invoice, card] = [await openInvoice(tx), await cardOf(tx, defaultCard)]
  if (!invoice || !card) return undefined
  return { key: `${invoice.id}/${card.id}/${refusals}`, amount: invoice.total, invoice, card }
}

/** Notes what became of a charge, in the locked subscription too. */
export const noteCharge = async (
  context: WriteContext,
  row: BillingRow,
  { invoice, card }: { readonly invoice: InvoiceRow; readonly card: CardRow },
  refusal: Refusal | undefined,
): Promise<void> => {
  const { tx, now } = context
  await settle(tx, invoice, card, refusal, now)
  if (!refusal) return void (await change(context, { status: 'active', ...settled }))
  const days = retryDays[row.tries]
  const nextTryAt = days === undefined ? null : new Date(now.getTime() + days * dayMs)
  await change(context, { status: 'past_due', tries: row.tries + 1, refusals: row.refusals + 1, nextTryAt })
  await notifyFailed(context, row, invoice, card)
}

/** Charges the open invoice while somebody waits for it: in vain, and it is tried by itself as if nobody had. */
export const payNow = async (
  context: WriteContext & { readonly payments: PaymentProvider },
  row: BillingRow,
): Promise<{ readonly paid: boolean; readonly reason: Refusal | null }> => {
  const due = await dueCharge(context.tx, row)
  if (!due) return { paid: false, reason: null }
  const refusal = await context.payments.charge({ ...due, isAttended: true, at: context.now })
  if (refusal)
    await context.tx
      .updateTable('billing')
      .set({ refusals: row.refusals + 1 })
      .where('id', '=', row.id)
      .execute()
  else await noteCharge(context, row, due, undefined)
  return { paid: !refusal, reason: refusal ?? null }
}
