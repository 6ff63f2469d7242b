import { type Kysely, sql } from 'kysely'

/** Who has closed their account, and until when they may return. The status of a user is the specification's, and says nothing of it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table "departures" (
    "userId" integer primary key references "users" on delete cascade,
    "kind" text not null,
    "reason" text not null default '',
    "leftAt" timestamptz not null,
    "until" timestamptz not null,
    "remindedAt" timestamptz
  )`.execute(db)
  await sql`create index "departures_until" on "departures" ("until")`.execute(db)
}
