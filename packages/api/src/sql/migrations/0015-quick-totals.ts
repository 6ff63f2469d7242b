import { type Kysely, sql } from 'kysely'

/**
 * Lane -1 is what was added up of the other lanes: no transaction adds to it but the one that folds them. So the products
 * sold most can be found by an index, which nothing else has to keep up. And the days of one value stand together.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update "sales" set "lane" = -1 where "lane" = 0`.execute(db)
  await sql`create index "sales_most" on "sales" ("quantity" desc, "productId") where "lane" = -1`.execute(db)
  await sql`create index "sales_fresh" on "sales" ("productId") where "lane" >= 0`.execute(db)
  await sql`update "tallies" set "lane" = -1 where "lane" = 0`.execute(db)
  await sql`create index "tallies_value" on "tallies" ("entity", "field", "value", "day")`.execute(db)
}
