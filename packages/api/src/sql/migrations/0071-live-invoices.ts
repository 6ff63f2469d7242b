import { type Kysely, sql } from 'kysely'

/** A page in the middle of all invoices, by their numbers: found in the index, without a look at each invoice before it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index "invoices_live" on "invoices" ("number") where "deletedAt" is null`.execute(db)
}
