import type { Locale } from '@quarterdeck/contract/kit/locales'
import { fromUnitPrice, toDecimal } from '@quarterdeck/contract/kit/money'
import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { InvoiceDraft, type InvoicePatch } from '@quarterdeck/contract/sales/invoice-draft'
import type { WriteContext } from '../../kit/context.ts'
import { applyChange, lockRecord } from '../../kit/records/records.ts'
import * as invoices from '../invoices/index.ts'
import { flagInvoice } from './billed.ts'
import type { OrderDoc } from './rules.ts'
import { repository } from './store.ts'

/**
 * Returns the invoice draft of an order: the same lines and amounts.
 * @param language language of the customer
 */
const draftOf = (order: OrderDoc, language?: Locale): InvoiceDraft =>
  InvoiceDraft.parse({
    ...(language && { language }),
    customer: { id: order.customerId, name: order.customerName, image: order.customerImage },
    billingAddress: { email: order.customerEmail, phone: order.customerPhone, address: order.billing },
    payment: { paymentMethod: order.paymentMethod, cardHolder: order.customerName, cardNo: order.cardNumber },
    products: order.items.map(({ productId, name, price, quantity, unit }) => ({
      id: productId,
      title: name,
      quantity,
      unit,
      price: fromUnitPrice(price),
    })),
    shippingCharge: toDecimal(order.shippingChargeAmount),
    tax: toDecimal(order.taxAmount),
    discountAmount: toDecimal(order.discountAmount),
  })

/** @throws Problem `conflict` if the order has an invoice that isn't in the trash */
const guardOnlyOne = async ({ tx, now }: WriteContext, order: OrderDoc): Promise<void> => {
  const current = order.invoiceId ? await invoices.byId(tx, order.invoiceId) : undefined
  // A void invoice can be replaced.
  if (!current || current.voidedAt !== null) return
  throw new Problem('conflict', {
    message: `The order has the invoice ${order.invoiceId}`,
    current: repository.toDto(order, now),
    conflicts: ['invoiceId'],
  })
}

/** The repository without its follow-up, which would credit refunds: a new invoice already credits them. */
const { afterChange: _, ...linking } = repository

/**
 * Creates the invoice of an order with credit notes for its refunds, and links the two.
 * @throws Problem `Order not found`; `conflict` if it has an invoice
 */
export const makeInvoice = async (
  context: WriteContext,
  id: string,
): Promise<{ order: OrderDoc; invoice: invoices.InvoiceDoc }> => {
  const current = await lockRecord(context, repository, id)
  await guardOnlyOne(context, current)
  const language = await invoices.languageOf(context.tx, current.customerId)
  const invoice = await invoices.create(context, draftOf(current, language), { orderId: current.id })
  const order = await applyChange(context, linking, current, { invoiceId: invoice.id }, ['invoiceId'])
  return { order, invoice }
}

/** Returns a patch that updates an invoice to its order; tax rates and discounts entered in the invoice stay. */
const patchOf = (order: OrderDoc, invoice: invoices.InvoiceDoc): InvoicePatch => {
  const { customer, billingAddress, payment, products, shippingCharge, tax, discountAmount } = draftOf(order)
  const amounts = { products, shippingCharge, tax, discountAmount, shippingTaxRate: null, pricesIncludeTax: false }
  const installments = invoices.installmentsFor(invoice, order.totalAmount)
  const buyer = order.customerId !== invoice.customerId && { customer, billingAddress, payment }
  return { ...amounts, ...(installments && { installments }), ...buyer }
}

/**
 * Updates an invoice to its order.
 * @throws Problem `Invoice not found`; `Order not found`, also if the order has another invoice now; `locked`;
 * `conflict`
 */
export const followOrder = async (
  context: WriteContext,
  id: string,
  ifMatch: number | undefined,
): Promise<invoices.InvoiceDoc> => {
  const found = await invoices.byId(context.tx, invoices.repository.keyOf(id)?.toString() ?? '')
  if (!found) throw notFound('Invoice')
  // Locks are always taken in the same sequence.
  const order = await lockRecord(context, repository, String(found.orderId))
  if (order.invoiceId !== found.id) throw notFound('Order')
  await invoices.change(context, found.id, ifMatch, patchOf(order, found))
  await flagInvoice(context, order)
  return (await invoices.byId(context.tx, found.id)) ?? found
}
