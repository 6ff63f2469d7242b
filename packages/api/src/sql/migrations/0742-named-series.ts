import { type Kysely, sql } from 'kysely'

const statements: readonly string[] = [
  // The last date that was left out.
  `alter table "series" add column "name" text not null default '', add column "skippedDate" text`,
  `drop index "series_search"`,
  `create index "series_search" on "series" using gin ((folded("customerName" || ' ' || "reference" || ' ' || "name")) gin_trgm_ops)`,
]

/** A series has a name, by which it is found, and leaves dates out. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
