import { sql } from 'kysely'
import { type Check, figureCheck } from '../../kit/records/check.ts'
import { lineAmount } from '../../kit/sql/line-amount.ts'

/** Checks that refunded amounts are the sums of refunds. */
const refundedAmounts = figureCheck({
  name: 'What was refunded of orders',
  table: 'orders',
  found: sql`
    select "id", "refundedAmount", coalesce(refunds.amount, 0) as amount
    from "orders" left join (
      select "orderId", sum("amount") as amount from "refunds" group by "orderId"
    ) as refunds on refunds."orderId" = "orders"."id"
    where "refundedAmount" <> coalesce(refunds.amount, 0)`,
  message: sql`format('order %s: kept %s, its refunds come to %s', "id", "refundedAmount", amount)`,
  locks: ['orders', 'refunds'],
  set: sql`"refundedAmount" = amount`,
})

const placed = figureCheck({
  name: 'Buyers of orders, and where they live',
  table: 'orders',
  found: sql`
    select o."id", o."buyer", o."cohort", o."country", truth."buyer" as "isBuyer", truth."cohort" as "isCohort", truth."country" as "isCountry"
    from "orders" as o join "placedTruth" as truth using ("id")
    where (o."buyer", o."cohort", o."country") <> (truth."buyer", truth."cohort", truth."country")`,
  message: sql`format('order %s: kept %s of %s in %s, found %s of %s in %s', "id", "buyer", "cohort", "country",
    "isBuyer", "isCohort", "isCountry")`,
  locks: ['orders', 'users'],
  set: sql`"buyer" = "isBuyer", "cohort" = "isCohort", "country" = "isCountry"`,
})

const causes = figureCheck({
  name: 'Why orders were sent back',
  table: 'orders',
  found: sql`
    select o."id", o."refundCause", truth."refundCause" as truth from "orders" as o join "refundCauseTruth" as truth using ("id")
    where o."refundCause" is distinct from truth."refundCause"`,
  message: sql`format('order %s: kept %s, found %s', "id", coalesce("refundCause", 'none'), coalesce(truth, 'none'))`,
  locks: ['orders', 'refunds'],
  set: sql`"refundCause" = truth`,
})

const orderAmounts: Check = {
  name: 'Amounts of orders',
  wrong: sql`
    select format('order %s: sub-total %s, its items come to %s', "id", "subTotalAmount", coalesce(items.amount, 0)) as wrong
    from "orders" left join (
      select "orderId", sum(${lineAmount()}) as amount from "orderItems" group by "orderId"
    ) as items on items."orderId" = "orders"."id"
    where "subTotalAmount" <> coalesce(items.amount, 0) order by "id"`,
}

/** Checks of data derived from orders. */
export const checks: readonly Check[] = [refundedAmounts, placed, causes, orderAmounts]
