import { type Kysely, sql } from 'kysely'

/** Where somebody arrives after signing in. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "ownSettings" add column "startPage" text`.execute(db)
}
