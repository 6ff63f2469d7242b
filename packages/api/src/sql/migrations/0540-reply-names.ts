import { type Kysely, sql } from 'kysely'

const statements: readonly string[] = [
  `alter table "replies" add column "titleEn" text not null default '', add column "titleEs" text not null default '',
    add column "titleDe" text not null default '', add column "titleJa" text not null default ''`,
  `drop index "replies_search"`,
  `create index "replies_search" on "replies" using gin ((lower("title" || ' ' || "titleEn" || ' ' || "titleEs" || ' ' ||
    "titleDe" || ' ' || "titleJa" || ' ' || "bodyEn" || ' ' || "bodyEs" || ' ' || "bodyDe" || ' ' || "bodyJa")) gin_trgm_ops)
    where "deletedAt" is null`,
]

/** Canned replies are called by a name of each language. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
