import { type Kysely, sql } from 'kysely'

/** A draft remembers which messages its author had seen when they began it, so that later ones are news to them. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table "ticketDrafts" add column "seen" integer`.execute(db)
}
