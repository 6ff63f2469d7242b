import { type Kysely, sql } from 'kysely'

const statements: readonly string[] = [
  // A page far down by customer is found in the index, of one status too.
  `drop index "orders_customer_name"`,
  `create index "orders_customer_name" on "orders" (lower("customerName"), "id")
    include ("customerName", "status") where "deletedAt" is null`,
  // How many have which date: without it those of a rare one are looked for by walking through all.
  `create statistics "invoices_paid_at" on (coalesce("paidAt", '-infinity'::timestamptz)) from "invoices"`,
  `create statistics "orders_delivered_at" on (coalesce("deliveredAt", '-infinity'::timestamptz)) from "orders"`,
  `analyze "invoices", "orders"`,
]

/** What is far down in a list, or rare in it, is found by an index. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
