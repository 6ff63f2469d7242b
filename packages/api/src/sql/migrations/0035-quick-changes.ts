import { type Kysely, sql } from 'kysely'

const statements = [
  // A function that is volatile sees what was committed when it is called: the items of an order that one had to wait for.
  `create function "itemsOfOrder"("order" integer) returns json language sql volatile as $$
    select coalesce(json_agg(json_build_object('productId', "productId", 'name', "name", 'image', "image", 'price', "price",
      'quantity', "quantity") order by "position"), '[]')
    from "orderItems" where "orderId" = "order" $$`,
  // The counts by day stand in the index themselves where no transaction adds to them; the others are few until they are folded.
  `drop index "tallies_value"`,
  `create index "tallies_days" on "tallies" ("entity", "field", "value", "day") include ("count") where "lane" = -1`,
  `create index "tallies_fresh" on "tallies" ("entity", "field", "value", "day") where "lane" >= 0`,
]

/** What a change of one order and the total of some days need of the database, so that they take few steps. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
