import { instantToDay, localDayToInstant, readSentDay } from '@quarterdeck/contract/kit/day'
import { clampedInstant } from '@quarterdeck/contract/kit/instant'
import {
  fromUnitPrice,
  installmentAmounts,
  installmentsPaid,
  invoiceTotals,
  maxMinor,
  toDecimal,
  toMinor,
  toUnitPrice,
} from '@quarterdeck/contract/kit/money'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import type { InvoiceDraft, InvoicePatch } from '@quarterdeck/contract/sales/invoice-draft'
import { amountOwed, daysOverdue, invoiceStateOf, isCredited } from '@quarterdeck/contract/sales/invoice-state'
import { Invoice } from '@quarterdeck/contract/sales/invoices'
import { piece } from '@quarterdeck/contract/sales/units'
import type { Selectable } from 'kysely'
import { storedBy } from '../../kit/records/stored-by.ts'
import { maskCard } from '../../kit/sql/masking.ts'
import type { InvoiceLinesTable, InvoicesTable, StoredInstallment } from '../../kit/sql/schema-invoices.ts'
import { dtoBy } from '../../kit/sql/wire.ts'
import { checkedVatId } from '../../people/users/index.ts'

export type LineRow = Omit<Selectable<InvoiceLinesTable>, 'invoiceId' | 'position'>
/** An invoice with its lines, by position. */
export type InvoiceDoc = Selectable<InvoicesTable> & { readonly products: readonly LineRow[] }

const dayLength = 24 * 60 * 60 * 1000

/** Returns lines as the API sends them. */
export const linesOf = (lines: readonly LineRow[]): Invoice['products'] =>
  // Lines stored before units existed have none.
  lines.map(({ productId, title, quantity, unit = piece, price, discount, taxRate, taxCategory = null, total }) => ({
    id: productId,
    title,
    quantity,
    unit,
    price: fromUnitPrice(price),
    discount,
    taxRate,
    taxCategory,
    total: toDecimal(total),
  }))

type Scheduled = Pick<InvoiceDoc, 'installments' | 'creditedAmount' | 'paidAmount'>

const amountsIn = ({ installments }: Pick<InvoiceDoc, 'installments'>) => installments.map(({ amount }) => amount)

/** Returns the due date of the next unpaid installment, or the last one; undefined without installments. */
export const nextDueOf = (invoice: Scheduled): Date | undefined => {
  const { installments } = invoice
  const open = installmentsPaid(amountsIn(invoice), invoice).findIndex(({ owed }) => owed > 0)
  const next = installments.at(open)
  return next && new Date(next.dueDate)
}

/** Fields that decide how much of an invoice is owed, and since when. */
export type Owing = Scheduled & Pick<InvoiceDoc, 'totalAmount' | 'dueDate' | 'issuedAt' | 'voidedAt'>

/** Returns the overdue amount in minor units; with installments, that of the installments past their date. */
export const overdueOf = (invoice: Owing, today: Date): number => {
  if (invoice.installments.length === 0) return daysOverdue(invoice, today) > 0 ? amountOwed(invoice) : 0
  const states = installmentsPaid(amountsIn(invoice), invoice)
  const late = states.filter((_, index) => daysOverdue(invoice.installments[index] ?? invoice, today) > 0)
  return Math.min(
    amountOwed(invoice),
    late.reduce((sum, { owed }) => sum + owed, 0),
  )
}

const wireInstallments = (invoice: Scheduled): Invoice['installments'] => {
  const states = installmentsPaid(amountsIn(invoice), invoice)
  return invoice.installments.map(({ dueDate, percent, amount }, index) => ({
    dueDate,
    percent,
    amount: toDecimal(amount),
    paidAmount: toDecimal(states[index]?.paid ?? 0),
    owedAmount: toDecimal(states[index]?.owed ?? 0),
  }))
}

type BilledAt = Pick<InvoiceDoc, 'billingEmail' | 'billingPhone' | 'billingAddress' | 'billingCountry' | 'billingVatId'>

/** Returns the billing address as the API sends it. */
export const billedAt = ({ billingEmail, billingPhone, billingAddress, billingCountry, billingVatId }: BilledAt) => ({
  email: billingEmail,
  phone: billingPhone,
  address: billingAddress,
  country: billingCountry,
  vatId: billingVatId,
})

const wire = dtoBy(Invoice.omit({ state: true }), (invoice: InvoiceDoc) => ({
  billingAddress: billedAt(invoice),
  payment: {
    paymentMethod: invoice.paymentMethod,
    cardHolder: invoice.cardHolder,
    cardNo: invoice.cardNo,
    cardCVC: '***',
  },
  customer: { id: invoice.customerId, name: invoice.customerName, image: invoice.customerImage },
  products: linesOf(invoice.products),
  owedAmount: toDecimal(amountOwed(invoice)),
  installments: wireInstallments(invoice),
  prepaid: invoice.prepaid.map((paid) => ({ ...paid, amount: toDecimal(paid.amount) })),
}))

/** Returns an invoice as the API sends it on a stored day. */
export const toDto = (invoice: InvoiceDoc, today: Date): Invoice => {
  const { id, ...rest } = wire(invoice)
  return { id, state: invoiceStateOf(invoice, today), ...rest }
}

/** Returns the API field of a stored field. */
export const dtoField = (field: string): string => {
  if (field.startsWith('customer')) return 'customer'
  if (field.startsWith('billing')) return 'billingAddress'
  return ['paymentMethod', 'cardHolder', 'cardNo'].includes(field) ? 'payment' : field
}

type Fields = Partial<Omit<InvoiceDoc, 'products'>> & { readonly products?: readonly Omit<LineRow, 'total'>[] }

/**
 * Returns a patch or draft as stored fields; the card's security code is dropped here, and the customer is looked up
 * separately.
 */
export const storedFields: (sent: InvoicePatch) => Fields = storedBy<InvoicePatch, Fields>({
  dueDate: (at) => ({ dueDate: new Date(at) }),
  issueDate: (at) => ({ issueDate: new Date(at) }),
  status: (status) => ({ status }),
  customer: () => ({}),
  billingAddress: storedBy<NonNullable<InvoicePatch['billingAddress']>, Fields>({
    email: (billingEmail) => ({ billingEmail }),
    phone: (billingPhone) => ({ billingPhone }),
    address: (billingAddress) => ({ billingAddress }),
    country: (billingCountry) => ({ billingCountry }),
    vatId: (vatId) => ({ billingVatId: checkedVatId(vatId, 'billingAddress.vatId') }),
  }),
  payment: storedBy<NonNullable<InvoicePatch['payment']>, Fields>({
    paymentMethod: (paymentMethod) => ({ paymentMethod }),
    cardHolder: (cardHolder) => ({ cardHolder }),
    cardNo: (number) => ({ cardNo: maskCard(number) }),
    cardCVC: () => ({}),
  }),
  products: (products) => ({
    products: products.map(({ id, price, ...line }) => ({ ...line, productId: id, price: toUnitPrice(price) })),
  }),
  shippingCharge: (amount) => ({ shippingCharge: toMinor(amount) }),
  tax: (amount) => ({ tax: toMinor(amount) }),
  discountAmount: (amount) => ({ discountAmount: toMinor(amount) }),
  shippingTaxRate: (shippingTaxRate) => ({ shippingTaxRate }),
  pricesIncludeTax: (pricesIncludeTax) => ({ pricesIncludeTax }),
  taxExemption: (taxExemption) => ({ taxExemption }),
  suppliedOn: (suppliedOn) => ({ suppliedOn }),
  reference: (reference) => ({ reference }),
  notes: (notes) => ({ notes }),
  terms: (terms) => ({ terms }),
  language: (language) => ({ language }),
  reminderHold: (reminderHold) => ({ reminderHold }),
  installments: (installments) => ({
    installments: installments.map(({ amount, ...rest }) => ({ ...rest, amount: toMinor(amount) })),
  }),
})

/** Fields from which totals are computed. */
export type Amounts = Pick<
  InvoiceDoc,
  | 'products'
  | 'shippingCharge'
  | 'shippingTaxRate'
  | 'tax'
  | 'discountAmount'
  | 'pricesIncludeTax'
  | 'taxExemption'
  | 'totalAmount'
  | 'creditedAmount'
  | 'installments'
>

/** Amounts of an empty invoice. */
export const noAmounts: Amounts = {
  products: [],
  shippingCharge: 0,
  shippingTaxRate: null,
  tax: 0,
  discountAmount: 0,
  pricesIncludeTax: false,
  taxExemption: '',
  totalAmount: 0,
  creditedAmount: 0,
  installments: [],
}

/**
 * Returns installments with their amounts.
 * @throws Problem at `installments` if they don't add up to the total, or one is empty
 */
const split = (installments: readonly StoredInstallment[], total: number): readonly StoredInstallment[] => {
  if (installments.length === 0) return []
  const amounts = installmentAmounts(total, installments)
  if (!amounts) {
    const message = 'They are shares of 100 percent in all, or amounts that come to the total'
    throw fieldProblem('installments', { code: 'invalid', message, limit: toDecimal(total) })
  }
  return installments.map((installment, index) => ({ ...installment, amount: amounts[index] ?? 0 }))
}

/**
 * Returns the fields with their totals. Refunds of the order can already exceed them.
 * @throws Problem at `products` for a sum that is too large, at `discountAmount` for more than there is to pay, at
 * either if less than the credited amount would remain
 */
export const totalled = (before: Amounts, { products, ...change }: Fields): Partial<InvoiceDoc> => {
  const { totals, taxes, tax, totalAmount } = invoiceTotals({
    ...before,
    ...change,
    products: products ?? before.products,
  })
  if (totals.some((total) => total > maxMinor) || totalAmount > maxMinor) {
    throw fieldProblem('products', { code: 'too_big', message: 'The total is too large', limit: maxMinor / 100 })
  }
  if (totalAmount < 0) {
    throw fieldProblem('discountAmount', { code: 'too_big', message: 'The discount is more than there is to pay' })
  }
  if (totalAmount < Math.min(before.creditedAmount, before.totalAmount)) {
    const limit = toDecimal(before.creditedAmount)
    const field = products ? 'products' : 'discountAmount'
    throw fieldProblem(field, { code: 'refunded', message: 'The total would be less than was credited', limit })
  }
  const installments = split(change.installments ?? before.installments, totalAmount)
  return {
    ...change,
    ...((change.installments ?? before.installments).length > 0 && { installments }),
    tax,
    taxes: taxes.map(({ base, amount, ...tax }) => ({ ...tax, base: toDecimal(base), amount: toDecimal(amount) })),
    totalAmount,
    ...(products ? { products: products.map((line, index) => ({ ...line, total: totals[index] ?? 0 })) } : {}),
  }
}

/**
 * Returns the dates of an invoice; defaults to today and the usual payment term.
 * @param zone time zone of the company
 */
export const datesOf = (
  draft: Pick<InvoiceDraft, 'issueDate' | 'dueDate'>,
  now: Date,
  zone: string,
  usualDays: number,
) => {
  const issueDate = draft.issueDate ? readSentDay(draft.issueDate, zone) : localDayToInstant(now, zone)
  const dueDate = draft.dueDate
    ? readSentDay(draft.dueDate, zone)
    : clampedInstant(issueDate.getTime() + usualDays * dayLength)
  return { issueDate, dueDate }
}

/**
 * Returns a date at the same distance after `today` as it has from the issue date: a new date keeps the payment term.
 */
export const asLongAfter = (today: Date, issueDate: Date | string, day: Date | string): Date =>
  clampedInstant(today.getTime() + Date.parse(instantToDay(day)) - Date.parse(instantToDay(issueDate)))

/** Returns installments with their dates as stored days. */
export const datedInstallments = (installments: readonly StoredInstallment[], zone: string) =>
  installments.map((each) => ({ ...each, dueDate: readSentDay(each.dueDate, zone).toISOString() }))

type Days = Pick<InvoiceDoc, 'issueDate' | 'dueDate' | 'installments'>

/** Returns a change with its dates as days of the company; a date that is sent back as it was read stays. */
export const datedAt = (
  before: Days,
  { issueDate, dueDate, installments, ...change }: Fields,
  zone: string,
): Fields => {
  const dated = (sent: Date, known: Date) =>
    sent.getTime() === known.getTime() ? known : readSentDay(sent.toISOString(), zone)
  const known = new Set(before.installments.map(({ dueDate: day }) => day))
  return {
    ...change,
    ...(issueDate && { issueDate: dated(issueDate, before.issueDate) }),
    ...(dueDate && { dueDate: dated(dueDate, before.dueDate) }),
    ...(installments && {
      installments: installments.flatMap((each) => (known.has(each.dueDate) ? each : datedInstallments([each], zone))),
    }),
  }
}

/** @throws Problem at `dueDate` if it is before the issue date, or at an installment that is */
export const guardDates = ({
  issueDate,
  dueDate,
  installments,
}: Pick<InvoiceDoc, 'issueDate' | 'dueDate' | 'installments'>): void => {
  for (const [index, { dueDate: day }] of installments.entries()) {
    if (instantToDay(day) < instantToDay(installments[index - 1]?.dueDate ?? issueDate)) {
      throw fieldProblem(`installments.${index}.dueDate`, {
        code: 'date_order',
        message: 'Due before the one before it',
      })
    }
  }
  if (instantToDay(dueDate) < instantToDay(issueDate)) {
    throw fieldProblem('dueDate', { code: 'date_order', message: 'Due before it is issued' })
  }
}

/** Returns true if a total or the paid amount changed. */
const isMoved = (before: InvoiceDoc, after: InvoiceDoc): boolean =>
  before.totalAmount !== after.totalAmount ||
  before.creditedAmount !== after.creditedAmount ||
  before.paidAmount !== after.paidAmount

/** Returns the status by what is owed. An invoice with total 0 keeps its status. */
const statusOf = (before: InvoiceDoc, after: InvoiceDoc): InvoiceDoc['status'] => {
  if (amountOwed(after) > 0) return 'pending'
  return after.paidAmount > 0 || after.creditedAmount > 0 ? 'complete' : before.status
}

/** Returns true if a change marks an invoice as complete, or pending again. */
export const isSettled = (before: InvoiceDoc, { status }: Partial<InvoiceDoc>): boolean =>
  status !== undefined && status !== before.status

/**
 * Adds the consequences of a change: marking an invoice as complete pays what is owed, today; one with an amount owed
 * again becomes pending.
 * @param settling amount paid by marking it as complete, in minor units; owed again when it becomes pending
 * @throws Problem at `status` if a draft would be paid, or nothing can be owed again because all was credited or paid
 * by recorded payments
 */
export const settled = (
  before: InvoiceDoc,
  change: Partial<InvoiceDoc>,
  now: Date,
  settling: number,
): Partial<InvoiceDoc> => {
  const after = { ...before, ...change }
  if (after.voidedAt !== null) return change
  const isAsked = isSettled(before, change)
  if (isAsked && after.issuedAt === null) {
    throw fieldProblem('status', { code: 'invalid', message: 'A draft is issued before it is paid' })
  }
  const paidAmount = isAsked && change.paidAmount === undefined ? paidBy(after, settling) : after.paidAmount
  const next = { ...after, paidAmount }
  const isIssued = before.issuedAt === null && after.issuedAt !== null
  const isWeighed = after.issuedAt !== null && (isAsked || isIssued || isMoved(before, next))
  const status = isWeighed ? statusOf(isAsked ? after : before, next) : after.status
  if (isAsked && change.paidAmount === undefined && (status !== change.status || paidAmount < 0)) {
    throw fieldProblem('status', {
      code: 'refunded',
      message: 'It was paid or credited otherwise: take that back instead',
    })
  }
  // An invoice that was credited in full has no date of payment.
  if (status === 'complete' && isCredited(next)) return { ...change, paidAmount, status, paidAt: null }
  if (status === before.status) return { ...change, paidAmount, status }
  return { ...change, paidAmount, status, paidAt: status === 'pending' ? null : (change.paidAt ?? now) }
}

/** Returns the paid amount of an invoice after a change of status. */
const paidBy = (after: InvoiceDoc, settling: number): number =>
  after.paidAmount + (after.status === 'complete' ? amountOwed(after) : -settling)
