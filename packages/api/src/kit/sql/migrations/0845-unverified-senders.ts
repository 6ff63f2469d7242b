import { type Kysely, sql } from 'kysely'

/** Adds a flag for messages and mails whose sender isn't proven. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const table of ['messages', 'inboundMails'])
    await sql`alter table ${sql.table(table)} add column "isUnverified" boolean not null default false`.execute(db)
}
