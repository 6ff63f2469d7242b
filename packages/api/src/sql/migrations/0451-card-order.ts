import { type Kysely, sql } from 'kysely'

/** How somebody has put the cards of the dashboards. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "ownSettings" add column "dashboards" jsonb not null default '{}'`.execute(db)
}
