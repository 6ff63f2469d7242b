import { type Kysely, sql } from 'kysely'

/** What new invoices begin with. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table "company" add column "invoiceDays" integer not null default 14 check ("invoiceDays" between 0 and 366),
      add column "invoiceTaxRate" double precision check ("invoiceTaxRate" between 0 and 100),
      add column "invoiceTerms" text not null default '', add column "invoiceNotes" text not null default ''`.execute(
    db,
  )
}
