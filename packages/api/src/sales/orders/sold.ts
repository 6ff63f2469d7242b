import { type RawBuilder, sql } from 'kysely'
import type { Tally } from '../../lists/counters.ts'
import type { Listed } from '../../lists/listed.ts'

/** What is counted of each line of an order that was not sent back: pieces and what they come to, in all and by product. */
const soldBy = (parts: RawBuilder<unknown>): readonly Tally[] => {
  const told = (value: RawBuilder<unknown>) => sql`case when "status" <> 'Return' then ${value} end`
  const all = told(sql.lit(''))
  const product = told(sql.ref('productId'))
  const each = { entity: 'sold', date: 'createAt', parts, pieces: 'quantity', amount: sql`"quantity" * "price"` }
  return [
    { ...each, field: 'all', value: all },
    { ...each, field: 'product', value: product },
  ]
}

/** Counted along with an order that changes. */
export const soldOfOrders = soldBy(
  sql`(select "productId", "quantity", "price" from "orderItems" where "orderId" = "id" offset 0) as "item"`,
)

/** Lines that come or go by themselves count as their order stands. */
export const items: Listed = {
  table: 'orderItems',
  key: 'orderId',
  columns: {},
  binned: false,
  isPart: true,
  tallies: soldBy(
    sql`(select "createAt", "status" from "orders" where "id" = "orderId" and "deletedAt" is null offset 0) as "order"`,
  ),
}
