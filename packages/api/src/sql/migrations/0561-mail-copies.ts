import { type Kysely, sql } from 'kysely'

/** Who is sent a copy of a mail, as everybody who gets it sees. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "outbox" add column "cc" jsonb not null default '[]'`.execute(db)
}
