import { type Kysely, sql } from 'kysely'

/** Orders are found by number, invoice and address too, and not by their customer alone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index "orders_search"`.execute(db)
  await sql`create index "orders_search" on "orders" using gin ((lower(
    "id"::text || ' ' || coalesce("invoiceId", '') || ' ' || "customerName" || ' ' || "customerEmail" || ' ' || "shipping"
  )) gin_trgm_ops)`.execute(db)
}
