import { type Kysely, sql } from 'kysely'

/** Of what few invoices have, their orders are found by them, instead of all orders with their invoices. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`
    create index "orders_billed" on "orders" ("invoiceId") where "invoiceId" is not null and "deletedAt" is null`.execute(
    db,
  )
}
