import { type Kysely, sql } from 'kysely'

const statements: readonly string[] = [
  `create table "contactRequests" (
    "hash" text primary key,
    "ticketId" integer not null references "tickets" on delete cascade,
    "topic" text not null,
    "reference" text not null,
    "message" text not null,
    "createdAt" timestamptz not null
  )`,
  `create index "contactRequests_ticket" on "contactRequests" ("ticketId")`,
]

/** What was written to support by people who may have no account, by the links that they were given. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
