import { fromUnitPrice, maxMinor, orderTotals, toDecimal, toUnitPrice } from '@quarterdeck/contract/kit/money'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { Order, type OrderPatch, orderKind } from '@quarterdeck/contract/sales/orders'
import { piece } from '@quarterdeck/contract/sales/units'
import type { Selectable } from 'kysely'
import { storedOf } from '../../kit/ordinary/index.ts'
import { storedBy } from '../../kit/records/stored-by.ts'
import { maskCard } from '../../kit/sql/masking.ts'
import type { OrderItemsTable, OrdersTable } from '../../kit/sql/schema-orders.ts'
import { dtoBy } from '../../kit/sql/wire.ts'

export type ItemRow = Omit<Selectable<OrderItemsTable>, 'orderId' | 'position'>
/** An order with its items, by position. */
export type OrderDoc = Selectable<OrdersTable> & { readonly items: readonly ItemRow[] }

export const toDto = dtoBy(Order, (order: OrderDoc) => ({
  customer: {
    id: order.customerId,
    name: order.customerName,
    email: order.customerEmail,
    phone: order.customerPhone,
    image: order.customerImage,
  },
  payment: { id: order.paymentId, paymentMethod: order.paymentMethod, cardNumber: order.cardNumber },
  items: order.items.map(({ productId, name, image, price, quantity, unit = piece }) => ({
    id: productId,
    name,
    image,
    price: fromUnitPrice(price),
    quantity,
    unit,
  })),
}))

/** Returns the API field of a stored field. */
export const dtoField = (field: string): string => {
  if (field.startsWith('customer')) return 'customer'
  return field === 'paymentId' || field === 'paymentMethod' || field === 'cardNumber' ? 'payment' : field
}

/** Returns a patch as stored fields; the customer is looked up separately. */
export const patched = storedOf<OrderPatch, OrderDoc>(orderKind, {
  customer: () => ({}),
  payment: storedBy<NonNullable<OrderPatch['payment']>, OrderDoc>({
    id: (paymentId) => ({ paymentId }),
    paymentMethod: (paymentMethod) => ({ paymentMethod }),
    cardNumber: (number) => ({ cardNumber: maskCard(number) }),
  }),
  items: (items) => ({
    items: items.map(({ id, price, ...item }) => ({ ...item, productId: id, price: toUnitPrice(price) })),
  }),
})

/**
 * Returns the change with its totals.
 * @throws Problem at `items` for a sum that is too large, at `discountAmount` for more than there is to pay, at either
 * if more was refunded already
 */
export const totalled = (order: OrderDoc, change: Partial<OrderDoc>): Partial<OrderDoc> => {
  const totals = orderTotals({ ...order, ...change })
  if (Math.abs(totals.subTotalAmount) > maxMinor || totals.totalAmount > maxMinor) {
    throw fieldProblem('items', { code: 'too_big', message: 'The total is too large', limit: maxMinor / 100 })
  }
  if (totals.totalAmount < 0) {
    throw fieldProblem('discountAmount', { code: 'too_big', message: 'The discount is more than there is to pay' })
  }
  if (totals.totalAmount < (order.refundedAmount ?? 0)) {
    const limit = toDecimal(order.refundedAmount)
    const field = change.items ? 'items' : 'discountAmount'
    throw fieldProblem(field, { code: 'refunded', message: 'The total would be less than was paid back', limit })
  }
  return { ...change, ...totals }
}

/** @throws Problem at `deliveredAt` if it is before the order was placed */
export const guardDates = ({ createAt, deliveredAt }: OrderDoc): void => {
  if (deliveredAt && new Date(deliveredAt) < new Date(createAt)) {
    throw fieldProblem('deliveredAt', { code: 'date_order', message: 'Delivered before it was ordered' })
  }
}
