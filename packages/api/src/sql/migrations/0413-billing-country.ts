import { type Kysely, sql } from 'kysely'

/** The country of a billing address, as an ISO 3166-1 code; empty where only the address itself says it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['invoices', 'series']) {
    await sql`alter table ${sql.table(table)} add column "billingCountry" text not null default ''`.execute(db)
  }
}
