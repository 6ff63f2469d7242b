import type { Order } from '@quarterdeck/contract/sales/orders'
import {
  instantAs,
  moneyAs,
  numberAs,
  objectOf,
  optionalInstantAs,
  optionalTextAs,
  priceAs,
  textAs,
  type Wire,
} from '../../sql/line.ts'

const item = objectOf({
  id: numberAs('i.productId'),
  name: textAs('i.name'),
  image: textAs('i.image'),
  price: priceAs('i.price'),
  quantity: numberAs('i.quantity'),
  unit: textAs('i.unit'),
})

/** An order as clients see it: the same as `toWire`. */
export const wire: Wire<keyof Order> = {
  id: numberAs('id'),
  invoiceId: optionalTextAs('invoiceId'),
  createAt: instantAs('createAt'),
  deliveredAt: optionalInstantAs('deliveredAt'),
  customer: objectOf({
    id: numberAs('customerId'),
    name: textAs('customerName'),
    email: textAs('customerEmail'),
    phone: textAs('customerPhone'),
    image: textAs('customerImage'),
  }),
  billing: textAs('billing'),
  shipping: textAs('shipping'),
  status: textAs('status'),
  payment: objectOf({
    id: textAs('paymentId'),
    paymentMethod: textAs('paymentMethod'),
    cardNumber: textAs('cardNumber'),
  }),
  items: `concat('[', (
    select string_agg(${item}, ',' order by i."position") from "orderItems" i where i."orderId" = "orders"."id"
  ), ']')`,
  taxAmount: moneyAs('taxAmount'),
  discountAmount: moneyAs('discountAmount'),
  shippingChargeAmount: moneyAs('shippingChargeAmount'),
  subTotalAmount: moneyAs('subTotalAmount'),
  totalAmount: moneyAs('totalAmount'),
  refundedAmount: moneyAs('refundedAmount'),
  updatedAt: instantAs('updatedAt'),
  version: numberAs('version'),
}

/** The whole order as one text. */
export const line: string = objectOf(wire)
