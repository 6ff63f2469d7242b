import { InvoiceDraft } from '@quarterdeck/contract/invoices'
import { toDecimal } from '@quarterdeck/contract/money'
import { Problem } from '@quarterdeck/contract/problem'
import { changeRecord } from '../db/records.ts'
import type { WriteContext } from '../http/context.ts'
import * as invoices from '../invoices/index.ts'
import type { OrderDoc } from './rules.ts'
import { keeper } from './store.ts'

/** The invoice that an order comes to: the same lines, the same amounts. */
const draftOf = (order: OrderDoc): InvoiceDraft =>
  InvoiceDraft.parse({
    customer: { id: order.customerId, name: order.customerName, image: order.customerImage },
    billingAddress: { email: order.customerEmail, phone: order.customerPhone, address: order.billing },
    payment: { paymentMethod: order.paymentMethod, cardHolder: order.customerName, cardNo: order.cardNumber },
    products: order.items.map(({ productId, name, price, quantity }) => ({
      id: productId,
      title: name,
      quantity,
      price: toDecimal(price),
    })),
    shippingCharge: toDecimal(order.shippingChargeAmount),
    tax: toDecimal(order.taxAmount),
    discountAmount: toDecimal(order.discountAmount),
  })

/**
 * Makes the invoice of an order and links the two; what was paid back before is credited to it at once.
 * @throws Problem `Order not found`; `conflict` where it has one
 */
export const makeInvoice = async (context: WriteContext, id: string) => {
  const order = await changeRecord(context, keeper, id, undefined, async (current) => {
    if (current.invoiceId && (await invoices.byId(context.tx, current.invoiceId))) {
      throw new Problem('conflict', {
        message: `The order has the invoice ${current.invoiceId}`,
        current: keeper.toWire(current),
        conflicts: ['invoiceId'],
      })
    }
    const { id: invoiceId } = await invoices.create(context, draftOf(current), current.id)
    return { invoiceId }
  })
  const invoice = await invoices.byId(context.tx, order.invoiceId ?? '')
  if (!invoice) throw new Error('An order was changed without its invoice')
  return { order, invoice }
}
