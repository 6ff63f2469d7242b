import { type Kysely, sql } from 'kysely'

/** Why orders were sent back is read from the index that has all else which is told of them at the edges of days. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`drop index "orders_created"`.execute(db)
  await sql`create index "orders_created" on "orders" ("createAt" desc, "id" desc)
    include ("status", "totalAmount", "discountAmount", "refundedAmount", "buyer", "country", "cohort", "refundCause")
    where "deletedAt" is null`.execute(db)
}
