import { type Kysely, sql } from 'kysely'

/** Few records have these values: without an index, a list of them looks at all records. */
const statements: readonly string[] = [
  // The deleted ones as well: their orders are still there.
  `create index "users_country" on "users" ("address")`,
  `create index "tickets_team" on "tickets" ("teamId", "id") where "deletedAt" is null`,
  `create index "tickets_category" on "tickets" ("category", "id") where "deletedAt" is null`,
  `create index "tickets_from" on "tickets" ("lastFrom", "id") where "deletedAt" is null`,
  // A ticket is found by its number.
  `drop index "tickets_search"`,
  `create index "tickets_search" on "tickets" using gin
    ((lower("id"::text || ' ' || "subject" || ' ' || "describe" || ' ' || "requesterName" || ' ' || "requesterEmail")) gin_trgm_ops)
    where "deletedAt" is null`,
  `analyze "tickets", "users"`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
