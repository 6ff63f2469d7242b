import { type Kysely, sql } from 'kysely'
import { type Tallied, tallied, tallyFunction, tallyTruth } from './0008-tallies.ts'

/** What is counted of reviews. */
export const reviews: Tallied = {
  entity: 'reviews',
  date: 'createdAt',
  fields: ['status', 'stars', 'reply', 'verified'],
  as: {
    stars: `greatest(1, least(5, floor("rating")))::integer::text`,
    reply: `case when "repliedAt" is not null then 'given' when "status" = 'Visible' then 'due' else 'none' end`,
    verified: `case when "orderId" is null then 'no' else 'yes' end`,
  },
}

const statements: readonly string[] = [
  tallyTruth(tallied.map((each) => (each.entity === 'reviews' ? reviews : each))),
  tallyFunction(reviews),
  `delete from "tallies" where "entity" = 'reviews'`,
  `insert into "tallies" ("entity", "field", "value", "day", "lane", "count", "amount")
    select "entity", "field", "value", "day", -1, "count", "amount" from "talliesTruth" where "entity" = 'reviews'`,
  `create index "reviews_due" on "reviews" ("createdAt", "id")
    where "deletedAt" is null and "repliedAt" is null and "status" = 'Visible'`,
  `create index "reviews_about" on "reviews" ("productId", "createdAt", "id") where "deletedAt" is null`,
]

/** What the moderation of reviews counts and looks through, of however many. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
