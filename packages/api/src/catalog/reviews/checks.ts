import { sql } from 'kysely'
import { type Check, figureCheck } from '../../kit/records/check.ts'

const vouchers = figureCheck({
  name: 'Orders that vouch for reviews',
  table: 'reviews',
  found: sql`
    select r."id", r."orderId", truth."orderId" as truth
    from "reviews" as r left join "vouchersTruth" as truth on truth."reviewId" = r."id"
    where r."orderId" is distinct from truth."orderId"`,
  message: sql`format('review %s: kept order %s, found %s', "id", coalesce("orderId"::text, 'none'), coalesce(truth::text, 'none'))`,
  locks: ['orders', 'orderItems', 'reviews'],
  set: sql`"orderId" = truth`,
})

/** Checks of the figures stored with reviews. */
export const checks: readonly Check[] = [vouchers]
