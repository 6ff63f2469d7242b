import { sql } from 'kysely'
import { type Check, figureCheck } from '../../kit/records/check.ts'

/** Checks that a payment isn't refunded beyond its amount; for invoices the database checks that. */
const paidBack: Check = {
  name: 'What was paid back of payments',
  wrong: sql`
    select format('payment %s: paid back %s of %s', p."id", back."amount", p."amount") as wrong
    from (
      select "refundOf", -sum("amount") as "amount" from "payments" where "deletedAt" is null group by "refundOf"
    ) as back join "payments" as p on p."id" = back."refundOf" and p."deletedAt" is null
    where back."amount" > p."amount" order by p."id"`,
}

/** Checks that payments belong to the current customer of their invoice. */
const payers = figureCheck({
  name: 'Customers of payments',
  table: 'payments',
  found: sql`
    select p."id", p."customerId", i."customerId" as "owner", i."id" as "invoice"
    from "payments" as p join "invoices" as i on i."id" = p."invoiceId" where p."customerId" <> i."customerId"`,
  message: sql`format('payment %s of invoice %s: kept customer %s, is of %s', "id", "invoice", "customerId", "owner")`,
  locks: ['invoices', 'payments'],
  set: sql`"customerId" = "owner"`,
})

/** Checks that customer credit isn't negative. */
const credits: Check = {
  name: 'Credits of customers',
  wrong: sql`
    select format('customer %s: %s', "customerId", sum("amount")) as wrong from "payments"
    where "invoiceId" is null and "deletedAt" is null group by "customerId" having sum("amount") < 0 order by "customerId"`,
}

/** Checks that void invoices have no payments. */
const paidOfNothing: Check = {
  name: 'Payments of void invoices',
  wrong: sql`
    select format('payment %s: %s for %s, which is void', p."id", p."amount", i."id") as wrong
    from "payments" as p join "invoices" as i on i."id" = p."invoiceId"
    where p."deletedAt" is null and i."paidAmount" <> 0 and i."voidedAt" is not null
    order by p."id"`,
}

/** Checks of data derived from payments. */
export const checks: readonly Check[] = [paidBack, payers, credits, paidOfNothing]
