import { type Kysely, sql } from 'kysely'

/** What files are to have, from when somebody wants one until it is read: a selection may be too long for an address. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table "exports" (
    "id" text primary key,
    "entity" text not null,
    "wish" jsonb not null,
    "actorId" integer not null,
    "at" timestamptz not null
  )`.execute(db)
}
