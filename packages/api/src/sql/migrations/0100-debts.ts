import { type Kysely, sql } from 'kysely'
import { triggers } from './0008-tallies.ts'

const open = `"deletedAt" is null and "stage" in ('issued', 'sent', 'viewed', 'partlyPaid')`
/** The rows that came, and those that went. */
type Source = readonly [rows: string, sign: 1 | -1]

/** How many invoices of each customer are open, and what is owed of them. */
const summed = (sources: readonly Source[]): string => `
  select 'receivables' as "entity", 'customer' as "field", "customerId"::text as "value", '-infinity'::date as "day",
    sum("sign")::bigint as "count", sum("sign" * "owedAmount")::bigint as "amount"
  from (${sources
    .map(([rows, sign]) => `select "customerId", "owedAmount", ${sign} as "sign" from ${rows} where ${open}`)
    .join(' union all ')}) as "counted" where "customerId" is not null group by "customerId"`

const add = (sources: readonly Source[]): string => `
  insert into "tallies" ("entity", "field", "value", "day", "lane", "count", "amount")
  select "entity", "field", "value", "day", "freeLane"(), "count", "amount" from (${summed(sources)}) as "change"
  where "count" <> 0 or "amount" <> 0
  on conflict ("entity", "field", "day", "value", "lane")
  do update set "count" = "tallies"."count" + excluded."count", "amount" = "tallies"."amount" + excluded."amount";`

const debts = `"tallies" where "entity" = 'receivables' and "field" = 'customer'`

const statements: readonly string[] = [
  `create function "tally_debts"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        delete from "tallies" where "entity" = 'receivables' and "field" = 'customer';
      elsif tg_op = 'INSERT' then ${add([['"added"', 1]])}
      elsif tg_op = 'DELETE' then ${add([['"removed"', -1]])}
      else ${add([
        ['"added"', 1],
        ['"removed"', -1],
      ])}
      end if;
      return null;
    end $$`,
  ...triggers('invoices', 'tally_debts'),
  // Beside whatever else is counted by now.
  `do $do$ begin
    execute 'create or replace view "talliesTruth" as ' || rtrim(pg_get_viewdef('"talliesTruth"'::regclass), ';')
      || $sql$ union all ${summed([['"invoices"', 1]])}$sql$;
  end $do$`,
  `insert into "tallies" ("entity", "field", "value", "day", "lane", "count", "amount")
    select "entity", "field", "value", "day", -1, "count", "amount" from "talliesTruth" where "field" = 'customer'`,
  // Who somebody is, is looked up of those alone that are shown. What was added since is little, and summed alone.
  `drop view "debtors"`,
  `create view "debtors" as
    select owed.*, (select u."name" from "users" as u where u."id" = owed."id") as "name",
      (select u."email" from "users" as u where u."id" = owed."id") as "email"
    from (
      select coalesce(kept."id", fresh."id") as "id",
        (coalesce(kept."count", 0) + coalesce(fresh."count", 0))::int as "invoices",
        coalesce(kept."amount", 0) + coalesce(fresh."amount", 0) as "owedAmount"
      from (select "value"::integer as "id", "count", "amount" from ${debts} and "lane" = -1) as kept
      full join (
        select "value"::integer as "id", sum("count")::bigint as "count", sum("amount")::bigint as "amount"
        from ${debts} and "lane" >= 0 group by "value"
      ) as fresh on fresh."id" = kept."id"
    ) as owed where owed."owedAmount" > 0`,
  // A page far down by the status is found in the index.
  `drop index "invoices_status"`,
  `create index "invoices_status" on "invoices" ((array_position('{"pending","complete"}'::text[], "status")), "number")
    include ("status") where "deletedAt" is null`,
]

/** What each customer owes is kept with every change, so that receivables cost no more as invoices grow. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
