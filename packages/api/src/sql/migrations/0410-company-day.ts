import { type Kysely, sql } from 'kysely'

const statements: readonly string[] = [
  `alter table "company" add column "timeZone" text not null default 'UTC'`,
  // The day that it is at an instant where the company is; days that are kept are those of their instants in UTC.
  `create function "companyDay"("at" timestamptz) returns date language sql stable as $$
    select ("at" at time zone coalesce((select "timeZone" from "company" limit 1), 'UTC'))::date $$`,
]

/** The zone by whose clocks the days of a company go: until now they were those of UTC. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
