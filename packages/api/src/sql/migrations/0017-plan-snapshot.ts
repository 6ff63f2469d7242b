import { type Kysely, sql } from 'kysely'

/** What a plan could see, by transactions: a smaller id of the journal may be committed later than a larger one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "plans" add column "snapshot" pg_snapshot not null default pg_current_snapshot()`.execute(db)
}
