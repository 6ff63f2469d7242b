import { type Kysely, sql } from 'kysely'

/** Why no tax is due on an invoice, and on those of a series. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['invoices', 'series'])
    await sql`alter table ${sql.table(table)} add column "taxExemption" text not null default ''`.execute(db)
}
