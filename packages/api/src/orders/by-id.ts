import { lookedUp, lookUp } from '../db/planned-once.ts'
import type { Db } from '../ports.ts'
import type { ItemRow, OrderDoc } from './rules.ts'

/** By name, because the statement is planned once. The compiler knows when one is missing. */
const columns: Readonly<Record<Exclude<keyof OrderDoc, 'items'>, true>> = {
  id: true,
  invoiceId: true,
  createAt: true,
  deliveredAt: true,
  customerId: true,
  customerName: true,
  customerEmail: true,
  customerPhone: true,
  customerImage: true,
  billing: true,
  shipping: true,
  status: true,
  paymentId: true,
  paymentMethod: true,
  cardNumber: true,
  subTotalAmount: true,
  totalAmount: true,
  taxAmount: true,
  discountAmount: true,
  shippingChargeAmount: true,
  refundedAmount: true,
  updatedAt: true,
  version: true,
  deletedAt: true,
}

const itemFields: Readonly<Record<keyof ItemRow, true>> = {
  productId: true,
  name: true,
  image: true,
  price: true,
  quantity: true,
}

const item = Object.keys(itemFields).map((field) => `'${field}', i."${field}"`)

/** The items of an order, in the order of their positions. */
export const itemsAlong = `(select coalesce(json_agg(json_build_object(${item}) order by i."position"), '[]')
  from "orderItems" i where i."orderId" = "orders"."id")`

const statement = `select ${Object.keys(columns).map((column) => `"${column}"`)}, ${itemsAlong} as "items"
  from "orders" where "id" = $1 and "deletedAt" is null ${lookedUp}`

/** A live order with its items, in one statement. */
export const byId = async (db: Db, id: number): Promise<OrderDoc | undefined> =>
  (await lookUp<OrderDoc>(db, statement, [id]))[0]
