import { type Kysely, sql } from 'kysely'

/** What people have typed into forms and not saved. As text: it is read as a whole, and compared as it was sent. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table "formDrafts" (
    "userId" integer not null,
    "form" text not null,
    "values" text not null,
    "version" integer,
    "at" timestamptz not null,
    "revision" text not null,
    primary key ("userId", "form")
  )`.execute(db)
  await sql`create index "formDrafts_at" on "formDrafts" ("at")`.execute(db)
}
