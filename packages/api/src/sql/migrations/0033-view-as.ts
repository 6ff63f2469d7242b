import { type Kysely, sql } from 'kysely'

/** Whom the person of a session sees the product as, and how long. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "sessions" add column "viewingId" integer references "users" on delete set null,
    add column "viewingUntil" timestamptz`.execute(db)
  await sql`create index "sessions_viewing" on "sessions" ("viewingId") where "viewingId" is not null`.execute(db)
}
