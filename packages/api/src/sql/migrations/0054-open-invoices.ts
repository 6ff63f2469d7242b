import { type Kysely, sql } from 'kysely'

const statements: readonly string[] = [
  `create index "invoices_open" on "invoices" ("number") include ("dueDate")
    where "deletedAt" is null and "stage" in ('issued', 'sent', 'viewed', 'partlyPaid')`,
  // Nothing is sorted by it; it is looked for.
  `drop index "invoices_language"`,
  `create index "invoices_language" on "invoices" ("language", "number") where "deletedAt" is null`,
]

/** The newest invoices that are open or overdue, and those of a language, of however many. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
