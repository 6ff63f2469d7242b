import { sql } from 'kysely'
import type { Check } from '../../../kit/records/check.ts'

/** Whether anything of an invoice has a rate, so that its prices may include the tax. */
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

/** Installments come to the total of their invoice. */
const installments: Check = {
  name: 'Installments of invoices',
  wrong: sql`
    select format('invoice %s: total %s, its installments come to %s', "id", "totalAmount", parts.amount) as wrong
    from "invoices" cross join lateral (
      select sum((part->>'amount')::bigint) as amount from jsonb_array_elements("installments") as part
    ) as parts
    where parts.amount <> "totalAmount" order by "number"`,
}

/** The tax is that of the rates, where there are some. */
const taxes: Check = {
  name: 'Taxes of invoices',
  wrong: sql`
    select format('invoice %s: tax %s, its rates come to %s', "id", "tax", rates.amount) as wrong
    from "invoices" cross join lateral (
      select sum(round((rate->>'amount')::numeric * 100)) as amount from jsonb_array_elements("taxes") as rate
    ) as rates
    where rates.amount <> "tax" order by "number"`,
}

/** What an invoice comes to. */
export const amountChecks: readonly Check[] = [invoiceAmounts, installments, taxes]
