import { type Kysely, sql } from 'kysely'

/**
 * Each time what is kept of a day is added up, the day is given another version, so that a server that remembers long
 * stretches sees whether they still stand; what is deleted of an entity gives all its days another one. What is not added
 * up yet is found by day, in an index without what was there once.
 */
const statements = [
  `drop index "tallies_fresh"`,
  `create index "tallies_fresh" on "tallies" ("entity", "field", "day", "value") where "lane" >= 0`,
  `create table "settledDays" (
    "entity" text not null,
    "day" date not null,
    "version" uuid not null,
    primary key ("entity", "day")
  )`,
  `create function "unsettle_tallies"() returns trigger language plpgsql as $$
    begin
      insert into "settledDays" ("entity", "day", "version")
        select "entity", '-infinity', gen_random_uuid() from "removed" where "lane" = -1 group by "entity" order by "entity"
        on conflict ("entity", "day") do update set "version" = excluded."version";
      return null;
    end $$`,
  `create trigger "unsettle_tallies" after delete on "tallies" referencing old table as "removed"
    for each statement execute function "unsettle_tallies"()`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
