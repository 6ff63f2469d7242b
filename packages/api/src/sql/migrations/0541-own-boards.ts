import { type Kysely, sql } from 'kysely'

const statements: readonly string[] = [
  `alter table "boards" add column "ownerId" integer`,
  `create index "boards_owner" on "boards" ("ownerId") where "ownerId" is not null`,
]

/** A board is one person’s own, or that of all. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
