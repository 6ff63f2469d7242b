import { type Kysely, sql } from 'kysely'

/** The one by small letters says which codes are taken; a filter of the list asks for them as they are written. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create index "products_code_filter" on "products" ("code" collate "alphabet") where "deletedAt" is null`.execute(
    db,
  )
}
