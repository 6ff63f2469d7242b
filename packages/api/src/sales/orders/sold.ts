import { type RawBuilder, sql } from 'kysely'
import type { Tally } from '../../kit/lists/counters.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { withSpans } from '../../kit/lists/spans.ts'
import { lineAmount, partsOfOne } from '../../kit/sql/line-amount.ts'

const isSold = sql`"status" <> 'Return'`

/** Returns the daily counters of orders by dimension: all, sold and returned. */
export const dimensionCounters = (returnCause: RawBuilder<unknown>): readonly Tally[] => {
  const each = { date: 'createAt' } as const
  const sold = (value: string): readonly Tally[] => [
    {
      ...each,
      field: `${value}Sold`,
      value: sql`case when ${isSold} then ${sql.ref(value)} end`,
      amount: 'totalAmount',
    },
    {
      ...each,
      field: `${value}Refunded`,
      amount: 'refundedAmount',
      value: sql`case when ${isSold} and "refundedAmount" <> 0 then ${sql.ref(value)} end`,
    },
  ]
  return [
    ...['buyer', 'country'].flatMap(sold),
    { ...each, field: 'cohortDay', value: 'cohort' },
    { ...each, field: 'countryDay', value: 'country' },
    { ...each, field: 'causeDay', value: returnCause },
  ]
}

/** SQL for the quarter hour of the day (UTC), as its first minute. */
const quarter = sql`lpad((extract(hour from "createAt" at time zone 'UTC') * 60
  + extract(minute from "createAt" at time zone 'UTC')::integer / 15 * 15)::integer::text, 4, '0')`

/**
 * Returns the counters of lines of orders that weren't returned: quantities in fractions of a piece, and amounts; in
 * total, by quarter hour and by product.
 */
const soldBy = (parts: RawBuilder<unknown>): readonly Tally[] => {
  const ifSold = (value: RawBuilder<unknown>) => sql`case when ${isSold} then ${value} end`
  const all = ifSold(sql.lit(''))
  const product = ifSold(sql.ref('productId'))
  const counted = { pieces: sql`round("quantity" * ${sql.lit(partsOfOne)})`, amount: lineAmount() }
  const each = { entity: 'sold', date: 'createAt', parts, ...counted }
  return [
    { ...each, field: 'all', value: all },
    { ...each, field: 'quarter', value: ifSold(quarter) },
    ...withSpans({ ...each, field: 'product', value: product }),
  ]
}

/** Counters updated when an order changes. */
export const soldOfOrders = soldBy(
  sql`(select "productId", "quantity", "price" from "orderItems" where "orderId" = "id" offset 0) as "item"`,
)

/** Lines added or removed alone count by the state of their order. */
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
