import { type Kysely, sql } from 'kysely'

/** Why something was done, where somebody said so. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "changes" add column "reason" text`.execute(db)
}
