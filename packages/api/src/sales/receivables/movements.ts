import { Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { Db } from '../../kit/ports.ts'

/** An entry of a customer account that changes what is owed. */
export interface Movement {
  readonly kind: 'invoice' | 'creditNote' | 'payment' | 'refund'
  readonly at: Date
  /** Number of the document, or reference of a payment. */
  readonly name: string
  /** Minor units; negative if it reduces what is owed. */
  readonly amount: number
}

/**
 * Returns SQL for the entries of a customer's account. Payments recorded together are one entry; transfers between
 * invoice and credit are none. If a credit note exceeds what was still owed because of a refund, that refund is an
 * entry, too, so that the balance is what is owed less the customer's credit.
 */
const movements = (customerId: number) => sql`
  with "billed" as (
    select "id", "number", "issueDate", "totalAmount", greatest(0, "paidAmount" + "creditedAmount" - "totalAmount") as "excess"
    from "invoices" where "customerId" = ${customerId} and "deletedAt" is null and "stage" not in ('draft', 'void')
  ), "noted" as (
    select n."number", ("companyDay"(n."createdAt")::timestamp at time zone 'UTC') as "createdAt", n."amount", n."refundId", b."id", b."excess",
      sum(n."amount") over (partition by b."id", n."refundId" is null order by n."number" desc) as "upTo"
    from "creditNotes" as n join "billed" as b on b."id" = n."invoiceId"
  ), "paid" as (
    select p."group", p."date", p."reference", p."amount" from "payments" as p
    left join "invoices" as i on i."id" = p."invoiceId"
    where p."customerId" = ${customerId} and p."deletedAt" is null
      and (p."invoiceId" is null or i."deletedAt" is null and i."voidedAt" is null)
  ), "moved" as (
    select 'invoice' as "kind", 1 as "rank", "issueDate" as "at", "id" as "name", "totalAmount" as "amount" from "billed"
    union all
    select 'creditNote', 2, "createdAt", 'CN-' || lpad("number"::text, greatest(3, length("number"::text)), '0'), -"amount" from "noted"
    union all
    select 'refund', 3, "createdAt", "id", least("amount", "excess" - ("upTo" - "amount")) from "noted"
    where "refundId" is not null and "excess" > "upTo" - "amount"
    union all
    select case when sum("amount") > 0 then 'payment' else 'refund' end, 4, min("date"), min("reference"), -sum("amount")
    from "paid" group by "group"
    having sum("amount") <> 0
  )`

/** Maximum number of entries; laying out this many takes a second. */
const maxMovements = 2000

/**
 * Returns a customer's balance before a day and the entries up to the end of another, both as stored days, independent
 * of the database's time zone.
 * @throws Problem `invalid_request` for too many entries
 */
export const accountOf = async (
  db: Db,
  customerId: number,
  first: string,
  last: string,
): Promise<{ readonly opening: number; readonly moved: readonly Movement[] }> => {
  const since = sql`(${first}::date::timestamp at time zone 'UTC')`
  const until = sql`((${last}::date + 1)::timestamp at time zone 'UTC')`
  const before = await sql<{ opening: number }>`
    ${movements(customerId)} select coalesce(sum("amount"), 0)::bigint as "opening" from "moved" where "at" < ${since}`.execute(
    db,
  )
  const { rows } = await sql<Movement>`
    ${movements(customerId)} select "kind", "at", "name", "amount"::bigint as "amount" from "moved"
    where "at" >= ${since} and "at" < ${until}
    order by "at", "rank", "name" limit ${maxMovements + 1}`.execute(db)
  if (rows.length > maxMovements) {
    throw new Problem('invalid_request', {
      message: `A statement has at most ${maxMovements} movements: choose a shorter period`,
    })
  }
  return { opening: Number(before.rows[0]?.opening ?? 0), moved: rows }
}
