import { type Kysely, sql } from 'kysely'

/** Creates the positions of durable subscribers in the journal. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table "subscribers" (
      "name" text primary key,
      "seen" pg_snapshot not null,
      "until" pg_snapshot,
      "after" bigint not null default 0,
      "movedAt" timestamptz not null,
      "tries" integer not null default 0,
      "retryAt" timestamptz,
      "error" text
    )`.execute(db)
}
