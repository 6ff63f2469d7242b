import { type Kysely, sql } from 'kysely'

/** Parts of an invoice that are due one after the other. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "invoices" add column "installments" jsonb not null default '[]'`.execute(db)
}
