import { type Kysely, sql } from 'kysely'

/** Adds a flag for mails that recipients can unsubscribe from; mail programs show them how. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table "outbox" add column "optional" boolean not null default false`.execute(db)
}
