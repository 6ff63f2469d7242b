import { toDecimal, toMinor } from '@quarterdeck/contract/kit/money'
import { fieldProblem, notFound, Problem } from '@quarterdeck/contract/kit/problem'
import type { CreditNote } from '@quarterdeck/contract/sales/credit-notes'
import type { InvoiceDraft } from '@quarterdeck/contract/sales/invoice-draft'
import type { WriteContext } from '../../kit/context.ts'
import { applyChange } from '../../kit/records/records.ts'
import { todayOf } from '../company/index.ts'
import { notesTo, writeNotes } from './credit-notes.ts'
import { asLongAfter, type InvoiceDoc, toDto } from './rules.ts'
import { moveToCredit } from './settling.ts'
import { createDraft, creditWith, repository } from './store.ts'

/**
 * Locks issued invoices that aren't void.
 * @throws Problem `Invoice not found`; `locked` for a draft or a void invoice
 */
const lockIssued = async (context: WriteContext, ids: readonly string[]): Promise<InvoiceDoc[]> => {
  const keys = [...new Set(ids.map(repository.keyOf))]
  const found = await repository.lock(
    context.tx,
    keys.filter((key) => key !== undefined),
  )
  const live = found.filter(({ deletedAt }) => deletedAt === null)
  if (live.length < keys.length) throw notFound('Invoice')
  for (const { id, issuedAt, voidedAt } of live) {
    if (issuedAt === null) throw new Problem('locked', { message: `${id} is a draft: issue it first, or delete it` })
    if (voidedAt !== null) throw new Problem('locked', { message: `${id} is void and stays as it is` })
  }
  return live
}

/**
 * Marks invoices as sent; the first time is kept.
 * @throws Problem as `lockIssued`
 */
export const markSent = async (context: WriteContext, ids: readonly string[]): Promise<InvoiceDoc[]> => {
  const sent: InvoiceDoc[] = []
  for (const invoice of await lockIssued(context, ids)) {
    const isNew = invoice.sentAt === null
    sent.push(isNew ? await applyChange(context, repository, invoice, { sentAt: context.now }, ['sentAt']) : invoice)
  }
  return sent
}

/**
 * Voids invoices, all or none, so that nothing is owed on them.
 * @throws Problem as `lockIssued`; `conflict` for a paid invoice
 */
export const voidAll = async (context: WriteContext, ids: readonly string[]): Promise<InvoiceDoc[]> => {
  const voided: InvoiceDoc[] = []
  for (const invoice of await lockIssued(context, ids)) {
    if (invoice.paidAmount > 0) {
      const about = { current: toDto(invoice, await todayOf(context.tx, context.now)), conflicts: ['paidAmount'] }
      throw new Problem('conflict', { ...about, message: `${invoice.id} has payments: take them back, or credit it` })
    }
    const change = { voidedAt: context.now, status: 'complete' as const }
    voided.push(await applyChange(context, repository, invoice, change, ['voidedAt', 'status']))
  }
  return voided
}

const creditBy = async (context: WriteContext, invoice: InvoiceDoc, amount: number) => {
  const { tx, now, batch, reason = '' } = context
  await writeNotes(tx, invoice.id, [{ refundId: null, orderId: invoice.orderId, amount, reason, batch }], now)
  const credited = await creditWith(context, invoice, amount, moveToCredit)
  const creditNote = (await notesTo(tx, invoice.id)).at(-1)
  if (!creditNote) throw new Error('A credit note was not kept')
  return { invoice: credited, creditNote }
}

interface Credited {
  readonly invoice: InvoiceDoc
  readonly creditNote: CreditNote
}

/**
 * Writes a credit note on an invoice with the reason from the context.
 * @throws Problem as `lockIssued`; at `amount` if it is more than is left
 */
export const credit = async (context: WriteContext, id: string, sent: number): Promise<Credited> => {
  const [invoice] = await lockIssued(context, [id])
  if (!invoice) throw notFound('Invoice')
  const [amount, left] = [toMinor(sent), invoice.totalAmount - invoice.creditedAmount]
  if (amount > left) {
    const limit = toDecimal(Math.max(0, left))
    throw fieldProblem('amount', { code: 'too_big', message: 'More than is left of the invoice', limit })
  }
  return creditBy(context, invoice, amount)
}

/** Returns a draft with the same content, dated today with the same payment term. */
const copyOf = (invoice: InvoiceDoc, today: Date): Omit<InvoiceDraft, 'status'> => {
  const { customer, payment, products, installments, ...rest } = toDto(invoice, today)
  const later = (day: string) => asLongAfter(today, rest.issueDate, day).toISOString()
  return {
    ...rest,
    customer,
    payment: { paymentMethod: payment.paymentMethod, cardHolder: payment.cardHolder, cardNo: payment.cardNo },
    products,
    issueDate: today.toISOString(),
    dueDate: later(rest.dueDate),
    installments: installments.map(({ dueDate, percent, amount }) => ({ dueDate: later(dueDate), percent, amount })),
  }
}

/**
 * Credits all that is left of an invoice and creates a draft with the same content to replace it.
 * @throws Problem as `lockIssued`; `conflict` if nothing is left to credit
 */
export const correct = async (
  context: WriteContext,
  id: string,
): Promise<Credited & { readonly draft: InvoiceDoc }> => {
  const [invoice] = await lockIssued(context, [id])
  if (!invoice) throw notFound('Invoice')
  const today = await todayOf(context.tx, context.now)
  const left = invoice.totalAmount - invoice.creditedAmount
  if (left <= 0) {
    const about = { current: toDto(invoice, today), conflicts: ['creditedAmount'] }
    throw new Problem('conflict', { ...about, message: `All of ${invoice.id} was credited already` })
  }
  const { creditNote, invoice: credited } = await creditBy(context, invoice, left)
  const origin = { orderId: invoice.orderId, replaces: invoice.id, correctedBy: creditNote.number }
  const draft = await createDraft(context, copyOf(invoice, today), origin)
  const { id: replacedBy, correctedBy } = draft
  return { invoice: { ...credited, replacedBy, correctedBy }, creditNote: { ...creditNote, replacedBy }, draft }
}
