import { toDecimal } from '@quarterdeck/contract/kit/money'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Tx } from '../../kit/ports.ts'
import { WholeRefusal } from '../../kit/records/refusal.ts'
import * as payments from '../payments/index.ts'
import { uncreditedOf } from './credit-notes.ts'
import { type InvoiceDoc, isSettled, settled } from './rules.ts'

const sumOf = (rows: readonly payments.PaymentDoc[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

const insertSettling = (context: WriteContext, invoice: InvoiceDoc, amount: number) => {
  const { id: invoiceId, customerId, paymentMethod: method, reference } = invoice
  const payment = { invoiceId, customerId, method, amount, reference, date: context.now, settles: true, refundOf: null }
  return payments.insert(context, `${context.batch} ${invoiceId}`, [payment])
}

/** Writes the refund of a payment. */
export const insertPaidBack = (
  context: WriteContext,
  { id, customerId, paymentMethod: method }: InvoiceDoc,
  amount: number,
) => {
  const payment = { invoiceId: id, customerId, method, amount: -amount, reference: '', refundOf: null }
  return payments.insert(context, context.batch, [{ ...payment, date: context.now }])
}

/** Turns an excess payment of an invoice into customer credit. */
export const moveToCredit = (context: WriteContext, { id, customerId }: InvoiceDoc, amount: number) => {
  const common = { customerId, date: context.now, method: 'Customer Credit' as const, reference: id, refundOf: null }
  return payments.insert(context, context.batch, [
    { ...common, invoiceId: id, amount: -amount },
    { ...common, invoiceId: null, amount },
  ])
}

/**
 * Handles an excess payment after the total went down: first reduces the payment made by marking it as complete; the
 * rest becomes credit.
 */
const giveExcess = async (context: WriteContext, invoice: InvoiceDoc, excess: number): Promise<void> => {
  const settling = await payments.settlingOf(context.tx, invoice.id)
  const paid = sumOf(settling)
  const less = Math.min(excess, paid)
  if (less > 0) await payments.takeBack(context, settling)
  if (paid > less && less > 0) await insertSettling(context, invoice, paid - less)
  if (excess > less) await moveToCredit(context, invoice, excess - less)
}

/**
 * Adds the consequences of a change for payments: marking an invoice as complete creates a payment, marking it as
 * pending removes that; excess payments become credit.
 */
export const settle = async (
  context: WriteContext,
  before: InvoiceDoc,
  change: Partial<InvoiceDoc>,
): Promise<Partial<InvoiceDoc>> => {
  const isAsked = isSettled(before, change) && change.paidAmount === undefined
  const settling = isAsked && change.status === 'pending' ? await payments.settlingOf(context.tx, before.id) : []
  const along = settled(before, change, context.now, sumOf(settling))
  const after = { ...before, ...along }
  const paid = after.paidAmount - before.paidAmount
  if (isAsked && paid > 0) await insertSettling(context, after, paid)
  if (isAsked && paid < 0) await payments.takeBack(context, settling)
  const excess = after.paidAmount - Math.max(0, after.totalAmount - after.creditedAmount)
  if (after.totalAmount >= before.totalAmount || excess <= 0 || change.paidAmount !== undefined) return along
  await giveExcess(context, after, excess)
  const prepaid = after.issuedAt === null && { prepaid: await payments.paidOf(context.tx, after) }
  return { ...along, paidAmount: after.paidAmount - excess, ...prepaid }
}

const refuse = (message: string, undoes: string | undefined): Problem => {
  const about = { message }
  // Undo handles the payments of its own batch.
  return undoes === undefined ? new Problem('conflict', about) : new WholeRefusal('conflict', about)
}

/** Returns the amount by which payments and credit notes exceed the total. */
const excessOf = ({ paidAmount, creditedAmount, totalAmount }: InvoiceDoc): number =>
  Math.max(0, paidAmount + creditedAmount - totalAmount)

/**
 * @param undoes batch that is undone, if any
 * @throws Problem `conflict` if the paid amount would be negative, payments and credit notes would exceed the total, or
 * a void invoice would be paid
 */
export const guardPaid = (before: InvoiceDoc | undefined, after: InvoiceDoc, undoes: string | undefined): void => {
  const { id, paidAmount } = after
  if (after.voidedAt !== null && before?.voidedAt === null && paidAmount > 0) {
    throw new Problem('conflict', { message: `${id} has payments: take them back, or credit it` })
  }
  if (paidAmount < 0) throw refuse(`Part of what was paid of ${id} is credit of the customer by now`, undoes)
  if (excessOf(after) > (before ? excessOf(before) : 0)) {
    throw refuse(`${id} was paid otherwise: take that back first`, undoes)
  }
}

/**
 * Checks before anything is written that the refunds of an order can be credited on an invoice.
 * @param orderId order that is about to be linked
 * @throws Problem at the field that would link it, if they exceed what is left of the invoice
 */
export const guardCreditable = async (
  tx: Tx,
  { id, totalAmount, creditedAmount }: InvoiceDoc,
  field: string,
  orderId: number | null = null,
): Promise<void> => {
  const left = Math.max(0, totalAmount - creditedAmount)
  if ((await uncreditedOf(tx, id, orderId)) <= left) return
  // A smaller amount is possible; other fields offer no choice.
  const code = field === 'amount' ? 'too_big' : 'refunded'
  throw fieldProblem(field, { code, message: `More than is left of ${id}`, limit: toDecimal(left) })
}

/**
 * Undo restores the paid amount and the payment records: both or neither. If one was taken back in another way before,
 * such as by deleting the payment, they would disagree.
 * @throws Problem `conflict` if the paid amount isn't the sum of the payments
 */
export const guardSums = async ({ tx, batch }: Pick<WriteContext, 'tx' | 'batch'>): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select i."id" from "invoices" i
    where i."id" in (
      select c."record" from "changes" c
      where c."batch" = ${batch} and c."entity" = 'invoices' and jsonb_exists(c."after", 'paidAmount')
      union select p."invoiceId" from "changes" c
      join "payments" p on p."id" = case when c."entity" = 'payments' then c."record"::bigint end
      where c."batch" = ${batch} and c."entity" = 'payments'
    ) and i."paidAmount" <> (
      select coalesce(sum(p."amount"), 0) from "payments" p where p."invoiceId" = i."id" and p."deletedAt" is null
    ) limit 1`.execute(tx)
  const [wrong] = rows
  if (wrong) throw new Problem('conflict', { message: `Part of what was paid of ${wrong.id} was taken back already` })
}
