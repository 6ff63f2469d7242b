import { dayOf, instantToDay, localDayToInstant, readSentDay } from '@quarterdeck/contract/kit/day'
import { toDecimal, toMinor } from '@quarterdeck/contract/kit/money'
import { type FieldProblem, fieldProblem, notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { amountOwed } from '@quarterdeck/contract/sales/invoice-state'
import type { PaymentDraft } from '@quarterdeck/contract/sales/payments'
import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Tx } from '../../kit/ports.ts'
import { applyChange, lockRecord } from '../../kit/records/records.ts'
import { todayOf, zoneOf } from '../company/index.ts'
import * as payments from '../payments/index.ts'
import { documentWords } from './document-words.ts'
import { credit as creditInvoice } from './life.ts'
import type { InvoiceDoc } from './rules.ts'
import { repository } from './store.ts'

const refuse = (index: number, field: string, problem: FieldProblem) => fieldProblem(`parts.${index}.${field}`, problem)

const tooMuch = (field: string, left: number) =>
  fieldProblem(field, { code: 'too_big', message: 'More than is left', limit: toDecimal(left) })

interface Part {
  readonly invoice: InvoiceDoc
  /** Minor units. */
  readonly amount: number
}

const partOf = (sent: PaymentDraft['parts'][number], index: number, invoice: InvoiceDoc | undefined): Part => {
  if (!invoice || invoice.deletedAt !== null) {
    throw refuse(index, 'invoiceId', { code: 'unknown_record', message: 'There is no such invoice' })
  }
  if (invoice.voidedAt !== null) {
    throw refuse(index, 'invoiceId', { code: 'invalid', message: 'Nothing is owed by what is void' })
  }
  // Payments of drafts are advance payments.
  const [amount, owed] = [
    toMinor(sent.amount),
    amountOwed({ ...invoice, issuedAt: invoice.issuedAt ?? invoice.createdAt }),
  ]
  if (amount > owed) throw tooMuch(`parts.${index}.amount`, owed)
  return { invoice, amount }
}

/** @throws Problem at a part with an unknown or repeated invoice, one of another customer, or more than is owed */
const partsOf = async (tx: Tx, { parts, downPayment }: PaymentDraft): Promise<readonly Part[]> => {
  const keys = parts.map(({ invoiceId }) => repository.keyOf(invoiceId))
  // Locks are always taken in order of number.
  const all = [...keys, repository.keyOf(downPayment ?? '')]
  const locked = await repository.lock(tx, [...new Set(all.filter((key) => key !== undefined))])
  const found = parts.map((part, index) =>
    partOf(
      part,
      index,
      locked.find(({ id, draftId }) => id === keys[index] || draftId === keys[index]),
    ),
  )
  const [first] = found
  for (const [index, { invoice }] of found.entries()) {
    if (found.findIndex((other) => other.invoice.id === invoice.id) < index) {
      throw refuse(index, 'invoiceId', { code: 'taken', message: 'This invoice is there twice' })
    }
    if (invoice.customerId !== first?.invoice.customerId) {
      throw refuse(index, 'invoiceId', { code: 'invalid', message: 'A payment is of one customer' })
    }
  }
  return found
}

const minuteMs = 60_000

/** @throws Problem `conflict` if the same payment was just recorded */
const guardNotTwice = async ({ tx, now }: WriteContext, draft: PaymentDraft, date: Date, parts: readonly Part[]) => {
  for (const { invoice, amount } of parts) {
    const twin = await tx
      .selectFrom('payments')
      .select('id')
      .where('invoiceId', '=', invoice.id)
      .where('amount', '=', amount)
      .where('reference', '=', draft.reference)
      .where('method', '=', draft.method)
      .where(sql<boolean>`("date" at time zone 'UTC')::date = (${date}::timestamptz at time zone 'UTC')::date`)
      .where('createdAt', '>', new Date(now.getTime() - minuteMs))
      .where('deletedAt', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (twin) throw new Problem('conflict', { message: 'The same payment was recorded a moment ago' })
  }
}

/** Returns the change of the customer's credit: what exceeds the parts, or is used up; nothing for zero. */
const creditChange = async (tx: Tx, draft: PaymentDraft, customerId: number, paid: number): Promise<number> => {
  const received = draft.amount === undefined ? paid : toMinor(draft.amount)
  if (received < paid) {
    throw fieldProblem('amount', { code: 'too_small', message: 'Less than its parts', limit: toDecimal(paid) })
  }
  if (draft.method !== 'Customer Credit') return received - paid
  await payments.lockCredit(tx, customerId)
  const credit = await payments.creditOf(tx, customerId)
  if (paid > credit) throw tooMuch('parts.0.amount', credit)
  return -paid
}

const pay = async (context: WriteContext, invoice: InvoiceDoc, amount: number, isCredit: boolean) => {
  const paid = { paidAmount: invoice.paidAmount + amount }
  // Credit was paid earlier, so it is shown until the customer has the invoice.
  const isSaid = invoice.issuedAt === null || (isCredit && invoice.sentAt === null)
  if (!isSaid) return applyChange(context, repository, invoice, paid, ['paidAmount'])
  const prepaid = await payments.paidOf(context.tx, invoice)
  return applyChange(context, repository, invoice, { ...paid, prepaid }, ['paidAmount', 'prepaid'])
}

/**
 * Credits the invoice of a down payment, since the final invoice charges the same tax. Its payments become customer
 * credit.
 * @throws Problem at `downPayment` for an unpaid invoice or one of another customer
 */
const takeOver = async (context: WriteContext, sent: string, parts: readonly Part[]): Promise<string> => {
  const key = repository.keyOf(sent)
  const [found] = key === undefined ? [] : await repository.lock(context.tx, [key])
  const wrong = (code: FieldProblem['code'], message: string) => fieldProblem('downPayment', { code, message })
  if (!found || found.deletedAt !== null) throw wrong('unknown_record', 'There is no such invoice')
  const { id, customerId, issuedAt, voidedAt, paidAmount, totalAmount, creditedAmount, language } = found
  if (parts.some(({ invoice }) => invoice.id === id)) throw wrong('taken', 'It cannot pay itself')
  if (customerId !== parts[0]?.invoice.customerId) throw wrong('invalid', 'A payment is of one customer')
  if (issuedAt === null || voidedAt !== null || paidAmount === 0) throw wrong('invalid', 'Nothing was paid of it')
  const explained = { ...context, reason: documentWords[language].takenOver }
  await creditInvoice(explained, id, toDecimal(totalAmount - creditedAmount))
  return id
}

/** Time zone that is furthest ahead: a date of receipt can already be tomorrow for the company or the user. */
const furthestAhead = 'Pacific/Kiritimati'

/**
 * Records a payment of one or several invoices of a customer; anything beyond the parts becomes credit.
 * @throws Problem at the field that exceeds what is owed or available; `conflict` if the same was just recorded
 */
export const create = async (context: WriteContext, draft: PaymentDraft): Promise<payments.PaymentDoc[]> => {
  const { tx, now, batch } = context
  const zone = await zoneOf(tx)
  const date = draft.date ? readSentDay(draft.date, zone) : localDayToInstant(now, zone)
  if (instantToDay(date) > dayOf(now, furthestAhead)) {
    throw fieldProblem('date', { code: 'date_order', message: 'It has not come in yet' })
  }
  const parts = await partsOf(tx, draft)
  const customerId = parts[0]?.invoice.customerId ?? 0
  await guardNotTwice(context, draft, date, parts)
  const paid = parts.reduce((sum, { amount }) => sum + amount, 0)
  const { method } = draft
  const isCredit = method === 'Customer Credit'
  if (draft.downPayment !== undefined && !isCredit) {
    throw fieldProblem('method', { code: 'invalid', message: 'A down payment is used as credit' })
  }
  const origin = draft.downPayment === undefined ? undefined : await takeOver(context, draft.downPayment, parts)
  const credit = await creditChange(tx, draft, customerId, paid)
  const isNamed = !isCredit || draft.reference !== ''
  const reference = origin ?? (isNamed ? draft.reference : await payments.creditOrigin(tx, customerId))
  const common = { customerId, date, method, reference }
  const made = await payments.insert(context, batch, [
    ...parts.map(({ invoice, amount }) => ({ ...common, invoiceId: invoice.id, amount })),
    ...(credit === 0 ? [] : [{ ...common, invoiceId: null, amount: credit }]),
  ])
  for (const { invoice, amount } of parts) await pay(context, invoice, amount, isCredit)
  return made
}

/** Locks the invoices of payments in order of number. */
const invoicesOf = (tx: Tx, rows: readonly payments.PaymentDoc[]) =>
  repository.lock(tx, [...new Set(rows.map(({ invoiceId }) => invoiceId).filter((id) => id !== null))])

const payBack = async (
  context: WriteContext,
  invoices: readonly InvoiceDoc[],
  rows: readonly payments.PaymentDoc[],
) => {
  for (const invoice of invoices) {
    const own = rows.filter(({ invoiceId }) => invoiceId === invoice.id)
    const amount = own.reduce((sum, row) => sum + row.amount, 0)
    await pay(context, invoice, -amount, own[0]?.method === 'Customer Credit')
  }
}

/**
 * Refunds a payment, so that its invoice owes that amount again. Amounts paid from credit become credit again.
 * @throws Problem `Payment not found`; at `amount` if it is more than is left
 */
export const refund = async (
  context: WriteContext,
  { id, amount: sent, reason }: { readonly id: number; readonly amount: number; readonly reason: string },
): Promise<payments.PaymentDoc[]> => {
  const { tx, now, batch } = context
  const [found] = await payments.repository.lock(tx, [id])
  if (!found || found.deletedAt !== null || found.amount < 0) throw notFound('Payment')
  const [invoice] = await invoicesOf(tx, [found])
  if (found.invoiceId === null) await payments.lockCredit(tx, found.customerId)
  // The part that became credit is refunded from there.
  const left = Math.min(await payments.leftOf(tx, found), invoice?.paidAmount ?? Number.POSITIVE_INFINITY)
  const amount = toMinor(sent)
  if (amount > left) throw tooMuch('amount', left)
  const { invoiceId, customerId, method, reference } = found
  const common = { customerId, method, reference, reason, date: await todayOf(tx, now) }
  const isCredit = invoiceId !== null && method === 'Customer Credit'
  const made = await payments.insert({ ...context, reason }, batch, [
    { ...common, invoiceId, amount: -amount, refundOf: id },
    ...(isCredit ? [{ ...common, invoiceId: null, amount }] : []),
  ])
  if (invoice) await pay({ ...context, reason }, invoice, -amount, isCredit)
  return made
}

/**
 * Deletes a payment recorded by mistake, with all payments recorded together with it; the amounts are owed again.
 * @throws Problem `Payment not found`; `conflict` if its credit was used or it was refunded
 */
export const remove = async (context: WriteContext, id: string | undefined): Promise<payments.PaymentDoc[]> => {
  const found = await lockRecord(context, payments.repository, id)
  const group = await payments.groupOf(context.tx, found)
  const invoices = await invoicesOf(context.tx, group)
  await payments.takeBack(context, group)
  await payBack(context, invoices, group)
  return group
}
