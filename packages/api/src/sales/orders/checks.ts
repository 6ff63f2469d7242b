import { sql } from 'kysely'
import { type Check, keptWithEach } from '../../records/check.ts'

/** What of an order was paid back is what its refunds say. */
const refundedAmounts = keptWithEach({
  name: 'What was refunded of orders',
  table: 'orders',
  found: sql`
    select "id", "refundedAmount", coalesce(refunds.amount, 0) as amount
    from "orders" left join (
      select "orderId", sum("amount") as amount from "refunds" group by "orderId"
    ) as refunds on refunds."orderId" = "orders"."id"
    where "refundedAmount" <> coalesce(refunds.amount, 0)`,
  told: sql`format('order %s: kept %s, its refunds come to %s', "id", "refundedAmount", amount)`,
  locks: ['orders', 'refunds'],
  set: sql`"refundedAmount" = amount`,
})

const orderAmounts: Check = {
  name: 'Amounts of orders',
  wrong: sql`
    select format('order %s: sub-total %s, its items come to %s', "id", "subTotalAmount", coalesce(items.amount, 0)) as wrong
    from "orders" left join (
      select "orderId", sum("price" * "quantity") as amount from "orderItems" group by "orderId"
    ) as items on items."orderId" = "orders"."id"
    where "subTotalAmount" <> coalesce(items.amount, 0) order by "id"`,
}

/** What is kept beside orders. */
export const checks: readonly Check[] = [refundedAmounts, orderAmounts]
