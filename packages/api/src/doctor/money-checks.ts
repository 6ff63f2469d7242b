import { sql } from 'kysely'
import type { Check } from './checks.ts'

const refunded = sql`
  select "id", "refundedAmount", coalesce(refunds.amount, 0) as amount
  from "orders" left join (
    select "orderId", sum("amount") as amount from "refunds" group by "orderId"
  ) as refunds on refunds."orderId" = "orders"."id"
  where "refundedAmount" <> coalesce(refunds.amount, 0)`

/** What of an order was paid back is what its refunds say. */
const refundedAmounts: Check = {
  name: 'What was refunded of orders',
  wrong: sql`
    select format('order %s: kept %s, its refunds come to %s', "id", "refundedAmount", amount) as wrong
    from (${refunded}) as refunded order by "id"`,
  mend: async (tx) => {
    await sql`lock table "orders", "refunds" in share row exclusive mode`.execute(tx)
    await sql`update "orders" set "refundedAmount" = amount from (${refunded}) as refunded
      where "orders"."id" = refunded."id"`.execute(tx)
  },
}

/** A credit note of a refund says what was paid back, and of which order. Notes are never altered, so that people have to look. */
const noteAmounts: Check = {
  name: 'Credit notes and their refunds',
  wrong: sql`
    select format('credit note %s: %s of order %s, refund %s: %s of order %s',
      n."number", n."amount", coalesce(n."orderId"::text, 'none'), r."id", r."amount", r."orderId") as wrong
    from "creditNotes" as n join "refunds" as r on r."id" = n."refundId"
    where n."amount" <> r."amount" or n."orderId" is distinct from r."orderId" order by n."number"`,
}

/** Nothing is owed by a draft, or by what is void: nothing can have been paid of it. */
const paidOfNothing: Check = {
  name: 'Payments of drafts and of void invoices',
  wrong: sql`
    select format('payment %s: %s for %s, which is %s', p."id", p."amount", i."id",
      case when i."voidedAt" is null then 'a draft' else 'void' end) as wrong
    from "payments" as p join "invoices" as i on i."id" = p."invoiceId"
    where p."deletedAt" is null and i."paidAmount" <> 0 and (i."issuedAt" is null or i."voidedAt" is not null)
    order by p."id"`,
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

const strayed = sql`
  select o."id", o."number", o."replacedBy", r."id" as "other", r."correctedBy"
  from "invoices" as r join "invoices" as o on o."id" = r."replaces"
  where r."deletedAt" is null
    and (o."replacedBy" is distinct from r."id" or o."correctedBy" is distinct from r."correctedBy")`

/** An invoice that was corrected and the one in its place name each other. */
const corrections: Check = {
  name: 'Corrected invoices',
  wrong: sql`
    select format('invoice %s: replaced by %s, kept %s', "id", "other", coalesce("replacedBy", 'none')) as wrong
    from (${strayed}) as strayed order by "number"`,
  mend: async (tx) => {
    await sql`lock table "invoices" in share row exclusive mode`.execute(tx)
    await sql`update "invoices" set "replacedBy" = "other", "correctedBy" = strayed."correctedBy" from (${strayed}) as strayed
      where "invoices"."id" = strayed."id"`.execute(tx)
  },
}

/** The credit note of a correction is one to the invoice that was corrected. */
const correctingNotes: Check = {
  name: 'Credit notes of corrections',
  wrong: sql`
    select format('invoice %s: corrected by %s, which credits no %s', "id", "correctedBy", "replaces") as wrong
    from "invoices" where "replaces" is not null and not exists (
      select from "creditNotes" as n where n."invoiceId" = "invoices"."replaces"
        and 'CN-' || lpad(n."number"::text, greatest(3, length(n."number"::text)), '0') = "invoices"."correctedBy"
    ) order by "number"`,
}

/** Orders, invoices, payments and credit notes against each other. */
export const moneyChecks: readonly Check[] = [
  refundedAmounts,
  noteAmounts,
  paidOfNothing,
  installments,
  taxes,
  corrections,
  correctingNotes,
]
