import { type Kysely, sql } from 'kysely'

/** Adds XML e-invoices to the files that are recognized again; they don't replace PDF files, nor the reverse. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "issuedFiles" add column "isXml" boolean not null default false`.execute(db)
}
