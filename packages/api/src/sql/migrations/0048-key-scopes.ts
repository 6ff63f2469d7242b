import { type Kysely, sql } from 'kysely'

/** What is done after the answer to an API key has no more rights than the key. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "jobs" add column "scope" jsonb`.execute(db)
}
