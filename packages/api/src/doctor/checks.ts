import { type RawBuilder, sql } from 'kysely'
import { truthOf } from '../lists/tallies.ts'
import type { Tx } from '../ports.ts'
import { tallied } from '../prepare.ts'

/** One kind of stored count, and how it is compared with a count of the records themselves. */
export interface Check {
  /** What is kept, as the beginning of a sentence. */
  readonly name: string
  /** What is wrong, as rows of one column `wrong`: a line each. */
  readonly wrong: RawBuilder<{ wrong: string }>
  /** Puts it right. Undefined where a person must decide. */
  readonly mend?: (tx: Tx) => Promise<void>
}

/** What the records come to that are counted beforehand. */
const truth = sql`(${sql.join(tallied.map(truthOf), sql` union all `)})`

const tallies: Check = {
  name: 'Counts and sums by day',
  wrong: sql`
    select format('%s, %s %s, %s: kept %s worth %s, counted %s worth %s', "entity", "field", "value",
      case when "day" = '-infinity' then 'all days' else "day"::text end,
      coalesce(kept.count, 0), coalesce(kept.amount, 0), coalesce(truth."count", 0), coalesce(truth."amount", 0)) as wrong
    from (
      select "entity", "field", "day", "value", sum("count") as count, sum("amount") as amount from "tallies" group by "entity", "field", "day", "value"
    ) as kept
    full join ${truth} as truth using ("entity", "field", "day", "value")
    where coalesce(kept.count, 0) <> coalesce(truth."count", 0) or coalesce(kept.amount, 0) <> coalesce(truth."amount", 0)
    order by "entity", "field", "day", "value"`,
  mend: async (tx) => {
    await sql`lock table ${sql.join(tallied.map(({ table }) => sql.table(table)))} in share row exclusive mode`.execute(
      tx,
    )
    await sql`delete from "tallies"`.execute(tx)
    await sql`insert into "tallies" ("entity", "field", "day", "value", "lane", "count", "amount")
      select "entity", "field", "day", "value", -1, "count", "amount" from ${truth} as truth`.execute(tx)
  },
}

const sales: Check = {
  name: 'What was sold of each product',
  wrong: sql`
    select format('product %s: kept %s pieces worth %s, counted %s worth %s', "productId",
      coalesce(kept.quantity, 0), coalesce(kept.amount, 0), coalesce(truth."quantity", 0), coalesce(truth."amount", 0)) as wrong
    from (select "productId", sum("quantity") as quantity, sum("amount") as amount from "sales" group by "productId") as kept
    full join "salesTruth" as truth using ("productId")
    where coalesce(kept.quantity, 0) <> coalesce(truth."quantity", 0) or coalesce(kept.amount, 0) <> coalesce(truth."amount", 0)
    order by "productId"`,
  mend: async (tx) => {
    await sql`lock table "orders", "orderItems" in share row exclusive mode`.execute(tx)
    await sql`delete from "sales"`.execute(tx)
    await sql`insert into "sales" ("productId", "lane", "quantity", "amount")
      select "productId", -1, "quantity", "amount" from "salesTruth"`.execute(tx)
  },
}

const rated = sql`
  select "id", p."rating", p."totalReviews", truth."rating" as mean, truth."totalReviews" as count, truth."ratingPoints" as points
  from "products" as p join "ratingsTruth" as truth on truth."productId" = p."id"
  where (p."rating", p."totalReviews", p."ratingPoints") <> (truth."rating", truth."totalReviews", truth."ratingPoints")`

const ratings: Check = {
  name: 'Ratings of products',
  wrong: sql`
    select format('product %s: kept %s of %s reviews, counted %s of %s', "id", "rating", "totalReviews", mean, count) as wrong
    from (${rated}) as rated order by "id"`,
  mend: async (tx) => {
    await sql`lock table "reviews" in share row exclusive mode`.execute(tx)
    await sql`update "products" set "rating" = mean, "totalReviews" = count, "ratingPoints" = points from (${rated}) as rated
      where "products"."id" = rated."id"`.execute(tx)
  },
}

const stocked = sql`
  select "id", p."stock", p."variantCount", coalesce(truth."stock", p."stock") as pieces, coalesce(truth."variantCount", 0) as kinds,
    coalesce(truth."variantCodes", '') as codes
  from "products" as p left join "variantsTruth" as truth on truth."productId" = p."id"
  where (p."stock", p."variantCount", p."variantCodes")
    <> (coalesce(truth."stock", p."stock"), coalesce(truth."variantCount", 0), coalesce(truth."variantCodes", ''))`

const variants: Check = {
  name: 'Stocks of products with variants',
  wrong: sql`
    select format('product %s: kept %s pieces of %s variants, counted %s of %s', "id", "stock", "variantCount", pieces, kinds) as wrong
    from (${stocked}) as stocked order by "id"`,
  mend: async (tx) => {
    await sql`lock table "productVariants" in share row exclusive mode`.execute(tx)
    await sql`update "products" set "stock" = pieces, "variantCount" = kinds, "variantCodes" = codes from (${stocked}) as stocked
      where "products"."id" = stocked."id"`.execute(tx)
  },
}

const codes: Check = {
  name: 'Codes of products and variants',
  wrong: sql`
    select format('code %s: kept for product %s, is of %s', "code", coalesce(kept."productId"::text, 'none'), coalesce(truth."productId"::text, 'none')) as wrong
    from "productCodes" as kept full join "productCodesTruth" as truth using ("code")
    where (kept."productId", kept."variantId") is distinct from (truth."productId", truth."variantId") order by "code"`,
  mend: async (tx) => {
    await sql`lock table "products", "productVariants" in share row exclusive mode`.execute(tx)
    await sql`delete from "productCodes"`.execute(tx)
    await sql`insert into "productCodes" ("code", "productId", "variantId")
      select "code", "productId", "variantId" from "productCodesTruth"`.execute(tx)
  },
}

const vouched = sql`
  select r."id", r."orderId", truth."orderId" as truth
  from "reviews" as r left join "vouchersTruth" as truth on truth."reviewId" = r."id"
  where r."orderId" is distinct from truth."orderId"`

const vouchers: Check = {
  name: 'Orders that vouch for reviews',
  wrong: sql`
    select format('review %s: kept order %s, found %s', "id", coalesce("orderId"::text, 'none'), coalesce(truth::text, 'none')) as wrong
    from (${vouched}) as vouched order by "id"`,
  mend: async (tx) => {
    await sql`lock table "orders", "orderItems", "reviews" in share row exclusive mode`.execute(tx)
    await sql`update "reviews" set "orderId" = truth from (${vouched}) as vouched
      where "reviews"."id" = vouched."id"`.execute(tx)
  },
}

const lastNumber = (name: string, table: 'invoices' | 'creditNotes', given: RawBuilder<unknown>): Check => ({
  name,
  wrong: sql`
    select format('kept %s, given %s', "value", last) as wrong
    from "counters" cross join (${given}) as given where "name" = ${table} and "value" < last`,
  mend: async (tx) => {
    await sql`update "counters" set "value" = greatest("value", (${given})) where "name" = ${table}`.execute(tx)
  },
})

// Drafts have none.
const invoiceNumbers = lastNumber(
  'The last invoice number',
  'invoices',
  sql`select coalesce(max("number"), 0) as last from "invoices" where "issuedAt" is not null`,
)
const creditNoteNumbers = lastNumber(
  'The last credit note number',
  'creditNotes',
  sql`select coalesce(max("number"), 0) as last from "creditNotes"`,
)

const credited = sql`
  select "id", "number", "creditedAmount", coalesce(notes.amount, 0) as amount
  from "invoices" left join (
    select "invoiceId", sum("amount") as amount from "creditNotes" group by "invoiceId"
  ) as notes on notes."invoiceId" = "invoices"."id"
  where "creditedAmount" <> coalesce(notes.amount, 0)`

const creditedAmounts: Check = {
  name: 'What was credited to invoices',
  wrong: sql`
    select format('invoice %s: kept %s, its credit notes come to %s', "id", "creditedAmount", amount) as wrong
    from (${credited}) as credited order by "number"`,
  mend: async (tx) => {
    await sql`lock table "invoices", "creditNotes" in share row exclusive mode`.execute(tx)
    await sql`update "invoices" set "creditedAmount" = amount from (${credited}) as credited
      where "invoices"."id" = credited."id"`.execute(tx)
  },
}

const paid = sql`
  select "id", "number", "paidAmount", coalesce(payments.amount, 0) as amount
  from "invoices" left join (
    select "invoiceId", sum("amount") as amount from "payments" where "deletedAt" is null group by "invoiceId"
  ) as payments on payments."invoiceId" = "invoices"."id"
  where "paidAmount" <> coalesce(payments.amount, 0)`

const paidAmounts: Check = {
  name: 'What was paid of invoices',
  wrong: sql`
    select format('invoice %s: kept %s, its payments come to %s', "id", "paidAmount", amount) as wrong
    from (${paid}) as paid order by "number"`,
  mend: async (tx) => {
    await sql`lock table "invoices", "payments" in share row exclusive mode`.execute(tx)
    await sql`update "invoices" set "paidAmount" = amount,
      "status" = case when "voidedAt" is null and "totalAmount" > "creditedAmount" + amount then 'pending'
        when amount + "creditedAmount" > 0 then 'complete' else "status" end
      from (${paid}) as paid where "invoices"."id" = paid."id"`.execute(tx)
  },
}

/** Nobody pays what was credited, or more than there is to pay. Which of it was too much is for people to say. */
const tooMuch: Check = {
  name: 'What was paid and credited of invoices',
  wrong: sql`
    select format('invoice %s: paid %s and credited %s of %s', "id", "paidAmount", "creditedAmount", "totalAmount") as wrong
    from "invoices" where "paidAmount" + "creditedAmount" > "totalAmount" order by "number"`,
}

/** Of a payment no more goes back than came in; of an invoice the database sees to that. */
const paidBack: Check = {
  name: 'What was paid back of payments',
  wrong: sql`
    select format('payment %s: paid back %s of %s', p."id", back."amount", p."amount") as wrong
    from (
      select "refundOf", -sum("amount") as "amount" from "payments" where "deletedAt" is null group by "refundOf"
    ) as back join "payments" as p on p."id" = back."refundOf" and p."deletedAt" is null
    where back."amount" > p."amount" order by p."id"`,
}

const strayed = sql`
  select p."id", p."customerId", i."customerId" as "owner", i."id" as "invoice"
  from "payments" as p join "invoices" as i on i."id" = p."invoiceId" where p."customerId" <> i."customerId"`

/** What was paid of an invoice is of its customer, whoever that was before. */
const payers: Check = {
  name: 'Customers of payments',
  wrong: sql`
    select format('payment %s of invoice %s: kept customer %s, is of %s', "id", "invoice", "customerId", "owner") as wrong
    from (${strayed}) as strayed order by "id"`,
  mend: async (tx) => {
    await sql`lock table "invoices", "payments" in share row exclusive mode`.execute(tx)
    await sql`update "payments" set "customerId" = "owner" from (${strayed}) as strayed
      where "payments"."id" = strayed."id"`.execute(tx)
  },
}

/** What was paid back of an order is credited to its invoice. */
const refundNotes: Check = {
  name: 'Credit notes of refunds',
  wrong: sql`
    select format('refund %s of order %s has no credit note to invoice %s', r."id", o."id", i."id") as wrong
    from "refunds" as r join "orders" as o on o."id" = r."orderId"
    join "invoices" as i on i."id" = upper(o."invoiceId") and i."deletedAt" is null and i."voidedAt" is null
    where r."amount" > 0 and (i."orderId" = o."id" or i."orderId" is null and i."customerId" = o."customerId")
      and not exists (select from "creditNotes" as n where n."refundId" = r."id" and n."invoiceId" = i."id")
    order by r."id"`,
}

/** What a customer has to their credit is never less than nothing. */
const credits: Check = {
  name: 'Credits of customers',
  wrong: sql`
    select format('customer %s: %s', "customerId", sum("amount")) as wrong from "payments"
    where "invoiceId" is null and "deletedAt" is null group by "customerId" having sum("amount") < 0 order by "customerId"`,
}

/** What all customers owe is the sum that the list of invoices shows as outstanding. */
const receivables: Check = {
  name: 'What customers owe',
  wrong: sql`
    select format('customers owe %s, %s are outstanding', owed, outstanding) as wrong
    from (select coalesce(sum("owedAmount"), 0) as owed from "debtors") as debtors
    cross join (select coalesce(sum("amount"), 0) as outstanding from "tallies" where "entity" = 'receivables'
      and "field" = 'stage' and "value" in ('issued', 'sent', 'viewed', 'partlyPaid') and "day" = '-infinity') as kept
    where owed <> outstanding`,
}

const orderAmounts: Check = {
  name: 'Amounts of orders',
  wrong: sql`
    select format('order %s: sub-total %s, its items come to %s', "id", "subTotalAmount", coalesce(items.amount, 0)) as wrong
    from "orders" left join (
      select "orderId", sum("price" * "quantity") as amount from "orderItems" group by "orderId"
    ) as items on items."orderId" = "orders"."id"
    where "subTotalAmount" <> coalesce(items.amount, 0) order by "id"`,
}

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

/** Complete means that nothing is owed; only what never came to anything may be pending with nothing owed. */
const invoiceStatus: Check = {
  name: 'Statuses of invoices',
  wrong: sql`
    select format('invoice %s: %s, %s are owed', "id", "status", "owedAmount") as wrong from "invoices"
    where "issuedAt" is not null and "voidedAt" is null and ("status" = 'complete' and "owedAmount" > 0
      or "status" = 'pending' and "owedAmount" = 0 and "paidAmount" + "creditedAmount" > 0)
    order by "number"`,
}

/** Every figure that is kept beside the records that it is about. */
export const checks: readonly Check[] = [
  tallies,
  sales,
  ratings,
  variants,
  codes,
  vouchers,
  invoiceNumbers,
  creditNoteNumbers,
  creditedAmounts,
  paidAmounts,
  tooMuch,
  paidBack,
  payers,
  credits,
  receivables,
  refundNotes,
  orderAmounts,
  invoiceAmounts,
  invoiceStatus,
]
