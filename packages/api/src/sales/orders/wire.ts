import { Order } from '@quarterdeck/contract/sales/orders'
import { numberAs, objectOf, priceAs, textAs, wireOf } from '../../kit/sql/line.ts'

const item = objectOf({
  id: numberAs('i.productId'),
  name: textAs('i.name'),
  image: textAs('i.image'),
  price: priceAs('i.price'),
  quantity: numberAs('i.quantity'),
  unit: textAs('i.unit'),
})

/** SQL for an order as the API sends it: the same as `toWire`. */
export const wire = wireOf(Order, {
  customer: objectOf({
    id: numberAs('customerId'),
    name: textAs('customerName'),
    email: textAs('customerEmail'),
    phone: textAs('customerPhone'),
    image: textAs('customerImage'),
  }),
  payment: objectOf({
    id: textAs('paymentId'),
    paymentMethod: textAs('paymentMethod'),
    cardNumber: textAs('cardNumber'),
  }),
  items: `concat('[', (
    select string_agg(${item}, ',' order by i."position") from "orderItems" i where i."orderId" = "orders"."id"
  ), ']')`,
})

/** SQL for the order as one JSON text. */
export const line: string = objectOf(wire)
