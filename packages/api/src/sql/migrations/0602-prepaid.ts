import { type Kysely, sql } from 'kysely'

/** What was paid of an invoice before it was issued. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "invoices" add column "prepaid" jsonb not null default '[]'`.execute(db)
}
