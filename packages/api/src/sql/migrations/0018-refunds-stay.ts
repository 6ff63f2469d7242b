import { type Kysely, sql } from 'kysely'

/** What was paid back stays on the books when its order is removed for good. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "refunds" drop constraint "refunds_orderId_fkey"`.execute(db)
}
