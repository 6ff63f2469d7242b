import { type Kysely, sql } from 'kysely'

/** E-invoices in XML are known again as PDF files are; neither makes the other an old one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "issuedFiles" add column "isXml" boolean not null default false`.execute(db)
}
