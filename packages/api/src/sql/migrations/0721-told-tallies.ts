import { type Kysely, sql } from 'kysely'

/** What is kept by day, and what orders come to at its edges, is read from indexes alone; whose a ticket is, is found with those in the bin. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create index "tallies_told" on "tallies" ("entity", "field", "day") include ("value", "count", "amount")
    where "lane" = -1`.execute(db)
  await sql`drop index "orders_created"`.execute(db)
  await sql`create index "orders_created" on "orders" ("createAt" desc, "id" desc)
    include ("status", "totalAmount", "discountAmount", "refundedAmount", "buyer", "country", "cohort")
    where "deletedAt" is null`.execute(db)
  await sql`create index "tickets_assigned" on "tickets" ("assigneeId") where "assigneeId" is not null`.execute(db)
}
