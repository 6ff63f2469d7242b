import { type Kysely, sql } from 'kysely'

/**
 * Which access role a mail gives its reader: who may not give it does not read the mail. Of mails that are there already
 * that is not known, so that nobody reads those of them that are to nobody's account.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "outbox" add column "accessRole" text`.execute(db)
}
