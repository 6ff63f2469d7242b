import { type Kysely, sql } from 'kysely'

/** Of which kind the reason of a refund is; and the few invoices that no longer say what their orders do are found at once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "refunds" add column "cause" text not null default 'Other'`.execute(db)
  await sql`create index "invoices_changed" on "invoices" ("number")
    where "orderChanged" and "voidedAt" is null and "deletedAt" is null`.execute(db)
}
