import { type Kysely, sql } from 'kysely'

const statements: readonly string[] = [
  `alter table "tickets"
    add column "redactedAt" timestamptz,
    add column "redactedById" integer references "users",
    add column "redactedByName" text not null default '',
    add column "redactionReason" text not null default ''`,
  `create index "tickets_redacted_by" on "tickets" ("redactedById") where "redactedById" is not null`,
]

/** Adds who removed the description of a ticket for good, when and why. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
