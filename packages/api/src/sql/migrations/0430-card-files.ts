import { type Kysely, sql } from 'kysely'

/** Cards have files. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "cards" add column "files" jsonb not null default '[]'`.execute(db)
}
