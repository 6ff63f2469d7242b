import { invoiceTotals, maxMinor, toDecimal, toMinor } from '@quarterdeck/contract/core/money'
import { fieldProblem } from '@quarterdeck/contract/core/problem'
import { Invoice, type InvoiceDraft, type InvoicePatch } from '@quarterdeck/contract/sales/invoices'
import type { Selectable } from 'kysely'
import { maskCard } from '../../sql/masking.ts'
import type { InvoiceLinesTable, InvoicesTable } from '../../sql/schema.ts'
import { dtoBy } from '../../sql/wire.ts'

export type LineRow = Omit<Selectable<InvoiceLinesTable>, 'invoiceId' | 'position'>
/** An invoice with its lines, in the order of their positions. */
export type InvoiceDoc = Selectable<InvoicesTable> & { readonly products: readonly LineRow[] }

const paymentTerm = 14 * 24 * 60 * 60 * 1000

export const toDto = dtoBy(Invoice, (invoice: InvoiceDoc) => ({
  billingAddress: { email: invoice.billingEmail, phone: invoice.billingPhone, address: invoice.billingAddress },
  payment: {
    paymentMethod: invoice.paymentMethod,
    cardHolder: invoice.cardHolder,
    cardNo: invoice.cardNo,
    cardCVC: '***',
  },
  customer: { id: invoice.customerId, name: invoice.customerName, image: invoice.customerImage },
  products: invoice.products.map(({ productId, title, quantity, price, discount, total }) => ({
    id: productId,
    title,
    quantity,
    price: toDecimal(price),
    discount,
    total: toDecimal(total),
  })),
}))

/** The field that clients know a stored field by. */
export const dtoField = (field: string): string => {
  if (field.startsWith('customer')) return 'customer'
  if (field.startsWith('billing')) return 'billingAddress'
  return ['paymentMethod', 'cardHolder', 'cardNo'].includes(field) ? 'payment' : field
}

type Fields = Partial<Omit<InvoiceDoc, 'products'>> & { readonly products?: readonly Omit<LineRow, 'total'>[] }

const optional = <T>(value: T | undefined, change: (value: T) => Fields): Fields =>
  value === undefined ? {} : change(value)

/** What a patch or a draft says, as stored fields; the card's security code is dropped here. */
export const storedFields = (sent: InvoicePatch | InvoiceDraft): Fields => ({
  ...optional(sent.dueDate, (at) => ({ dueDate: new Date(at) })),
  ...optional(sent.issueDate, (at) => ({ issueDate: new Date(at) })),
  ...optional(sent.status, (status) => ({ status })),
  ...optional(sent.billingAddress?.email, (billingEmail) => ({ billingEmail })),
  ...optional(sent.billingAddress?.phone, (billingPhone) => ({ billingPhone })),
  ...optional(sent.billingAddress?.address, (billingAddress) => ({ billingAddress })),
  ...optional(sent.payment?.paymentMethod, (paymentMethod) => ({ paymentMethod })),
  ...optional(sent.payment?.cardHolder, (cardHolder) => ({ cardHolder })),
  ...optional(sent.payment?.cardNo, (number) => ({ cardNo: maskCard(number) })),
  ...optional(sent.products, (products) => ({
    products: products.map(({ id, price, ...line }) => ({ ...line, productId: id, price: toMinor(price) })),
  })),
  ...optional(sent.shippingCharge, (amount) => ({ shippingCharge: toMinor(amount) })),
  ...optional(sent.tax, (amount) => ({ tax: toMinor(amount) })),
  ...optional(sent.discountAmount, (amount) => ({ discountAmount: toMinor(amount) })),
})

/**
 * The fields with the totals that follow from them.
 * @throws Problem at `products` where the sum is past what can be kept, at `discountAmount` where it is more than there is to pay,
 * at either where less would be left than was credited; what an order has come to since may be less already
 */
export const totalled = (
  before: Pick<InvoiceDoc, 'products' | 'shippingCharge' | 'tax' | 'discountAmount' | 'totalAmount' | 'creditedAmount'>,
  { products, ...change }: Fields,
): Partial<InvoiceDoc> => {
  const lines = products ?? before.products
  const { totals, totalAmount } = invoiceTotals({
    products: lines,
    shippingCharge: change.shippingCharge ?? before.shippingCharge,
    tax: change.tax ?? before.tax,
    discountAmount: change.discountAmount ?? before.discountAmount,
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
  return {
    ...change,
    totalAmount,
    ...(products ? { products: products.map((line, index) => ({ ...line, total: totals[index] ?? 0 })) } : {}),
  }
}

/** Issued now and due in 14 days where nothing is said. */
export const datesOf = (draft: InvoiceDraft, now: Date) => {
  const issueDate = draft.issueDate ? new Date(draft.issueDate) : now
  const dueDate = draft.dueDate ? new Date(draft.dueDate) : new Date(issueDate.getTime() + paymentTerm)
  return { issueDate, dueDate }
}

/** @throws Problem at `dueDate` where an invoice would be due before it was issued */
export const guardDates = ({ issueDate, dueDate }: Pick<InvoiceDoc, 'issueDate' | 'dueDate'>): void => {
  if (new Date(dueDate) < new Date(issueDate)) {
    throw fieldProblem('dueDate', { code: 'date_order', message: 'Due before it is issued' })
  }
}
