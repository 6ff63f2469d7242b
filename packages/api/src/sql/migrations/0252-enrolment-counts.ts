import { type Kysely, sql } from 'kysely'
import { triggers } from './0008-tallies.ts'

/** By what enrollments are counted for each day (UTC) on which they started, and what is added up along with it. */
const counted = [
  ['status', `"status"`, `"paid"`],
  ['source', `"source"`, '0'],
  [
    'reach',
    `case when "progress" >= 100 then 'all' when "progress" >= 90 then 'most' when "progress" >= 50 then 'half'
      when "progress" >= 1 then 'begun' else 'none' end`,
    '0',
  ],
  ['courseId', `"courseId"::text`, `"paid"`],
  ['refunded', `"courseId"::text`, `"refunded"`],
] as const

/** The rows that came, and those that went. */
type Source = readonly [rows: string, sign: 1 | -1]

const values = counted.map(([field, value, worth]) => `('${field}', ${value}, ${worth})`).join()

const summed = (sources: readonly Source[]): string => `
  select 'enrolments' as "entity", "field", "value", "day", sum("sign")::bigint as "count", sum("sign" * "worth")::bigint as "amount"
  from (${sources
    .map(
      ([
        rows,
        sign,
      ]) => `select "field", "value", ("startedAt" at time zone 'UTC')::date as "day", "worth"::bigint, ${sign} as "sign"
        from ${rows} cross join lateral (values ${values}) as v("field", "value", "worth") where "deletedAt" is null`,
    )
    .join(' union all ')}) as "counted" group by "field", "value", "day"`

const add = (sources: readonly Source[]): string => `
  insert into "tallies" ("entity", "field", "value", "day", "lane", "count", "amount")
  select "entity", "field", "value", "day", "freeLane"(), "count", "amount" from (${summed(sources)}) as "change"
  where "count" <> 0 or "amount" <> 0
  on conflict ("entity", "field", "day", "value", "lane")
  do update set "count" = "tallies"."count" + excluded."count", "amount" = "tallies"."amount" + excluded."amount";`

const statements: readonly string[] = [
  `create function "tally_enrolments"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then delete from "tallies" where "entity" = 'enrolments';
      elsif tg_op = 'INSERT' then ${add([['"added"', 1]])}
      elsif tg_op = 'DELETE' then ${add([['"removed"', -1]])}
      else ${add([
        ['"added"', 1],
        ['"removed"', -1],
      ])}
      end if;
      return null;
    end $$`,
  ...triggers('enrolments', 'tally_enrolments'),
  // Beside whatever else is counted by now.
  `do $do$ begin
    execute 'create or replace view "talliesTruth" as ' || rtrim(pg_get_viewdef('"talliesTruth"'::regclass), ';')
      || $sql$ union all ${summed([['"enrolments"', 1]])}$sql$;
  end $do$`,
  `insert into "tallies" ("entity", "field", "value", "day", "lane", "count", "amount")
    select "entity", "field", "value", "day", -1, "count", "amount" from (${summed([['"enrolments"', 1]])}) as "counted"`,
]

/** Enrollments are counted beforehand: figures over long ranges do not look at each of them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
