import { type Kysely, sql } from 'kysely'

const statements: readonly string[] = [
  `alter table "messages"
    add column "redactedAt" timestamptz,
    add column "redactedById" integer references "users",
    add column "redactedByName" text not null default '',
    add column "redactionReason" text not null default ''`,
  `create index "messages_redacted_by" on "messages" ("redactedById") where "redactedById" is not null`,
  // These didn't fail.
  `update "outbox" set "state" = 'withdrawn', "error" = ''
    where "state" = 'failed' and "error" = 'The message was taken back before it was sent'`,
]

/** Allows removing the text of a message for good, and marks undone mails as withdrawn. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
