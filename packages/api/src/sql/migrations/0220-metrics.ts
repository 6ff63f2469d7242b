import { type Kysely, sql } from 'kysely'
import { triggers } from './0008-tallies.ts'

/** Amounts of records that are counted by their day (UTC) and one more field, as far as they are not zero. */
interface Measured {
  readonly entity: string
  readonly date: string
  readonly by: string
  readonly fields: readonly [string, ...string[]]
}

const measured: readonly Measured[] = [
  { entity: 'orders', date: 'createAt', by: 'status', fields: ['discountAmount', 'refundedAmount'] },
  { entity: 'invoices', date: 'issueDate', by: 'stage', fields: ['totalAmount', 'tax'] },
]

/** The rows that came, and those that went. */
type Source = readonly [rows: string, sign: 1 | -1]

const summed = ({ entity, date, by, fields }: Measured, sources: readonly Source[]): string => `
  select '${entity}' as "entity", "field", "by" as "value", "day", sum("sign")::bigint as "count",
    sum("sign" * "worth")::bigint as "amount"
  from (${sources
    .map(
      ([
        rows,
        sign,
      ]) => `select "field", "${by}" as "by", ("${date}" at time zone 'UTC')::date as "day", "worth", ${sign} as "sign"
        from ${rows} cross join lateral (values ${fields.map((field) => `('${field}', "${field}")`).join()}) as v("field", "worth")
        where "deletedAt" is null and "worth" <> 0`,
    )
    .join(' union all ')}) as "counted" group by "field", "by", "day"`

const add = (of: Measured, sources: readonly Source[]): string => `
  insert into "tallies" ("entity", "field", "value", "day", "lane", "count", "amount")
  select "entity", "field", "value", "day", "freeLane"(), "count", "amount" from (${summed(of, sources)}) as "change"
  where "count" <> 0 or "amount" <> 0
  on conflict ("entity", "field", "day", "value", "lane")
  do update set "count" = "tallies"."count" + excluded."count", "amount" = "tallies"."amount" + excluded."amount";`

const counting = (of: Measured): readonly string[] => [
  // Where the table is emptied, the function of its other tallies empties these too.
  `create function "measure_${of.entity}"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${add(of, [['"added"', 1]])}
      elsif tg_op = 'DELETE' then ${add(of, [['"removed"', -1]])}
      elsif tg_op = 'UPDATE' then ${add(of, [
        ['"added"', 1],
        ['"removed"', -1],
      ])}
      end if;
      return null;
    end $$`,
  ...triggers(of.entity, `measure_${of.entity}`),
  // Beside whatever else is counted by now.
  `do $do$ begin
    execute 'create or replace view "talliesTruth" as ' || rtrim(pg_get_viewdef('"talliesTruth"'::regclass), ';')
      || $sql$ union all ${summed(of, [[`"${of.entity}"`, 1]])}$sql$;
  end $do$`,
  `insert into "tallies" ("entity", "field", "value", "day", "lane", "count", "amount")
    select "entity", "field", "value", "day", -1, "count", "amount" from (${summed(of, [[`"${of.entity}"`, 1]])}) as "all"`,
]

const statements: readonly string[] = [
  ...measured.flatMap(counting),
  // Whether a customer had ordered before.
  `create index "orders_of_customer" on "orders" ("customerId", "createAt", "id") where "deletedAt" is null`,
]

/** What dashboards sum is kept with every change, so that no card costs more as records grow. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
