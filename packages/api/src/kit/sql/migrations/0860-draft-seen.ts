import { type Kysely, sql } from 'kysely'

/** Adds the messages that the author of a draft had seen, so that later ones count as new. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table "ticketDrafts" add column "seen" integer`.execute(db)
}
