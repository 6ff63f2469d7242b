import { type Kysely, sql } from 'kysely'

/**
 * What is known of a picture apart from its files, which may be kept elsewhere. The table that has the bytes becomes that of
 * the files, so that nothing is copied.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "pictures" rename to "pictureFiles"`.execute(db)
  await sql`alter table "pictureFiles" rename constraint "pictures_pkey" to "pictureFiles_pkey"`.execute(db)
  await sql`alter table "pictureFiles" rename column "hash" to "key"`.execute(db)
  await sql`create table "pictures" (
    "hash" text primary key,
    "store" text not null,
    "width" integer,
    "bytes" integer not null,
    "createdAt" timestamptz not null,
    "used" boolean not null default false
  )`.execute(db)
  await sql`insert into "pictures" ("hash", "store", "bytes", "createdAt", "used")
    select "key", 'database', octet_length("bytes"), "createdAt", "used" from "pictureFiles"`.execute(db)
  await sql`drop index "pictures_unused"`.execute(db)
  await sql`alter table "pictureFiles" drop column "createdAt", drop column "used"`.execute(db)
  await sql`create index "pictures_unused" on "pictures" ("createdAt") where not "used"`.execute(db)
}
