import { type Kysely, sql } from 'kysely'

/** Which language mail about payments is written in, and how often the open invoice was refused, by hand or not. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "billing"
    add column "contactLocale" text not null default 'en',
    add column "refusals" integer not null default 0`.execute(db)
  // Until now both were counted as one.
  await sql`update "billing" set "refusals" = "tries"`.execute(db)
}
