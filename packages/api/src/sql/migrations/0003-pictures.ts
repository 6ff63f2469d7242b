import { type Kysely, sql } from 'kysely'

/** Uploaded pictures, by the hash of what they contain. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table "pictures" (
    "hash" text primary key,
    "bytes" bytea not null,
    "createdAt" timestamptz not null,
    "used" boolean not null default false
  )`.execute(db)
  // WebP is compressed already: trying again costs time and gains nothing.
  await sql`alter table "pictures" alter column "bytes" set storage external`.execute(db)
  await sql`create index "pictures_unused" on "pictures" ("createdAt") where not "used"`.execute(db)
}
