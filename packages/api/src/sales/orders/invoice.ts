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

/** The invoice that an order comes to: the same lines, the same amounts. @param language in which its customer reads it */
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

/** @throws Problem `conflict` where the order has an invoice that is not in the bin */
const guardOnlyOne = async ({ tx, now }: WriteContext, order: OrderDoc): Promise<void> => {
  const current = order.invoiceId ? await invoices.byId(tx, order.invoiceId) : undefined
  // In the place of one that is void there may be another.
  if (!current || current.voidedAt !== null) return
  throw new Problem('conflict', {
    message: `The order has the invoice ${order.invoiceId}`,
    current: repository.toDto(order, now),
    conflicts: ['invoiceId'],
  })
}

/** To follow up a new link means to credit what was paid back, which an invoice that is made from its order has done. */
const { afterChange: _, ...linking } = repository

/**
 * Makes the invoice of an order, credited with what was paid back of it, and links the two.
 * @throws Problem `Order not found`; `conflict` where it has one
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

/** An order as a change of its invoice; rates and discounts that were written into the invoice itself are no part of the order. */
const patchOf = (order: OrderDoc, invoice: invoices.InvoiceDoc): InvoicePatch => {
  const { customer, billingAddress, payment, products, shippingCharge, tax, discountAmount } = draftOf(order)
  const amounts = { products, shippingCharge, tax, discountAmount, shippingTaxRate: null, pricesIncludeTax: false }
  const installments = invoices.installmentsFor(invoice, order.totalAmount)
  const buyer = order.customerId !== invoice.customerId && { customer, billingAddress, payment }
  return { ...amounts, ...(installments && { installments }), ...buyer }
}

/**
 * Changes the invoice of an order so that it says what the order says by now.
 * @throws Problem `Invoice not found`; `Order not found`, also where the order has another invoice by now; `locked`; `conflict`
 */
export const followOrder = async (
  context: WriteContext,
  id: string,
  ifMatch: number | undefined,
): Promise<invoices.InvoiceDoc> => {
  const found = await invoices.byId(context.tx, invoices.repository.keyOf(id)?.toString() ?? '')
  if (!found) throw notFound('Invoice')
  // In the order in which all others lock them.
  const order = await lockRecord(context, repository, String(found.orderId))
  if (order.invoiceId !== found.id) throw notFound('Order')
  await invoices.change(context, found.id, ifMatch, patchOf(order, found))
  await flagInvoice(context, order)
  return (await invoices.byId(context.tx, found.id)) ?? found
}
