import { type Kysely, sql } from 'kysely'

/** Files of credit notes are known again as those of invoices are. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "issuedFiles" add column "creditNote" text`.execute(db)
}
