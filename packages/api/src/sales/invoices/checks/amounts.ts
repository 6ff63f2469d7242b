import { sql } from 'kysely'
import type { Check } from '../../../kit/records/check.ts'

/** SQL for the tax to add: none if prices include it, which requires a tax rate. */
const taxAdded = sql`case when "pricesIncludeTax" and "taxes" <> '[]' then 0 else "tax" end`

const invoiceAmounts: Check = {
  name: 'Amounts of invoices',
  wrong: sql`
    select format('invoice %s: total %s, its lines come to %s', "id", "totalAmount", due) as wrong
    from "invoices" left join (
      select "invoiceId", sum("total") as amount from "invoiceLines" group by "invoiceId"
    ) as lines on lines."invoiceId" = "invoices"."id"
    cross join lateral (select coalesce(lines.amount, 0) + ${taxAdded} + "shippingCharge" - "discountAmount" as due) as summed
    where "totalAmount" <> due order by "number"`,
}

/** Checks that installments add up to the total. */
const installments: Check = {
  name: 'Installments of invoices',
  wrong: sql`
    select format('invoice %s: total %s, its installments come to %s', "id", "totalAmount", parts.amount) as wrong
    from "invoices" cross join lateral (
      select sum((part->>'amount')::bigint) as amount from jsonb_array_elements("installments") as part
    ) as parts
    where parts.amount <> "totalAmount" order by "number"`,
}

/** Checks that the tax is the sum by rate, if there are rates. */
const taxes: Check = {
  name: 'Taxes of invoices',
  wrong: sql`
    select format('invoice %s: tax %s, its rates come to %s', "id", "tax", rates.amount) as wrong
    from "invoices" cross join lateral (
      select sum(round((rate->>'amount')::numeric * 100)) as amount from jsonb_array_elements("taxes") as rate
    ) as rates
    where rates.amount <> "tax" order by "number"`,
}

/** Checks of amounts. */
export const amountChecks: readonly Check[] = [invoiceAmounts, installments, taxes]
