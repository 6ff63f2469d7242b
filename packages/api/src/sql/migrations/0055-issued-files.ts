import { type Kysely, sql } from 'kysely'

/** The files of invoices that were given out are known again by their hash, whatever happens to the invoice. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table "issuedFiles" (
    "hash" text primary key check ("hash" ~ '^[0-9a-f]{64}$'),
    "invoiceId" text not null,
    "createdAt" timestamptz not null
  )`.execute(db)
  await sql`create index "issuedFiles_invoice" on "issuedFiles" ("invoiceId", "createdAt")`.execute(db)
}
