import { type Kysely, sql } from 'kysely'

/** How often something was tried of late, and until when it may not be tried again: in the database, so that all servers on it know. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table "tries" (
    "key" text primary key,
    "count" integer not null,
    "at" timestamptz not null,
    "until" timestamptz not null
  )`.execute(db)
  await sql`create index "tries_at" on "tries" ("at")`.execute(db)
}
