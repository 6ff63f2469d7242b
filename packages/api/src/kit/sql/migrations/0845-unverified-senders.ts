import { type Kysely, sql } from 'kysely'

/** Messages and mails say where nothing shows that they are from whom they say. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const table of ['messages', 'inboundMails'])
    await sql`alter table ${sql.table(table)} add column "isUnverified" boolean not null default false`.execute(db)
}
