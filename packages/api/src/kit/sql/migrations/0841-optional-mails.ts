import { type Kysely, sql } from 'kysely'

/** Says of a mail whether whoever gets it may turn such mails off: mail programs show them how. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table "outbox" add column "optional" boolean not null default false`.execute(db)
}
