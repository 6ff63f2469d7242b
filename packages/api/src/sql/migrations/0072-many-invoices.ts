import { type Kysely, sql } from 'kysely'
import { type Tallied, tallied, tallyTruth, triggers } from './0008-tallies.ts'
import { reviews } from './0045-moderation.ts'

const known: readonly Tallied[] = [
  ...tallied.map((each) => {
    if (each.entity === 'reviews') return reviews
    return each.entity === 'invoices' ? { ...each, fields: ['status', 'stage', 'language'] as const } : each
  }),
  { entity: 'receivables', date: 'dueDate', fields: ['stage'], amount: 'owedAmount' },
]

/** The rows that came, and those that went. */
type Source = readonly [rows: string, sign: 1 | -1]

/** By the day (UTC) on which nothing was owed any more: what was paid, and how many seconds after the issue. */
const summed = (sources: readonly Source[]): string => `
  select 'payoffs' as "entity", "field", '' as "value", ("paidAt" at time zone 'UTC')::date as "day",
    sum("sign")::bigint as "count", sum("sign" * "worth")::bigint as "amount"
  from (${sources
    .map(
      ([rows, sign]) => `select "paidAt", "field", "worth", ${sign} as "sign" from ${rows}
        cross join lateral (values ('paid', "paidAmount"),
          ('seconds', greatest(0, floor(extract(epoch from "paidAt" - "issueDate")))::bigint)) as v("field", "worth")
        where "deletedAt" is null and "paidAt" is not null`,
    )
    .join(' union all ')}) as "counted" group by "field", "day"`

const add = (sources: readonly Source[]): string => `
  insert into "tallies" ("entity", "field", "value", "day", "lane", "count", "amount")
  select "entity", "field", "value", "day", "freeLane"(), "count", "amount" from (${summed(sources)}) as "change"
  where "count" <> 0 or "amount" <> 0
  on conflict ("entity", "field", "day", "value", "lane")
  do update set "count" = "tallies"."count" + excluded."count", "amount" = "tallies"."amount" + excluded."amount";`

const statements: readonly string[] = [
  // A page far down by customer is found in the index, of one state or language too.
  `drop index "invoices_customer_name"`,
  `create index "invoices_customer_name" on "invoices" (lower("customerName"), "number")
    include ("customerName", "stage", "status", "language") where "deletedAt" is null`,
  // All that a payment score takes.
  `create index "invoices_scores" on "invoices" ("customerId")
    include ("dueDate", "paidAt", "totalAmount", "creditedAmount")
    where "deletedAt" is null and "stage" not in ('draft', 'void')`,
  `create function "tally_payoffs"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        delete from "tallies" where "entity" = 'payoffs';
      elsif tg_op = 'INSERT' then ${add([['"added"', 1]])}
      elsif tg_op = 'DELETE' then ${add([['"removed"', -1]])}
      else ${add([
        ['"added"', 1],
        ['"removed"', -1],
      ])}
      end if;
      return null;
    end $$`,
  ...triggers('invoices', 'tally_payoffs'),
  `${tallyTruth(known)} union all ${summed([['"invoices"', 1]])}`,
  `insert into "tallies" ("entity", "field", "value", "day", "lane", "count", "amount")
    select "entity", "field", "value", "day", -1, "count", "amount" from "talliesTruth" where "entity" = 'payoffs'`,
]

/** What makes lists and figures of 200,000 invoices as quick as those of orders. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
