import { type Kysely, sql } from 'kysely'

/** What the pictures of a product show, and when a draft is published by itself. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "products"
    add column "imageTexts" jsonb not null default '{}', add column "publishAt" timestamptz`.execute(db)
  await sql`create index "products_due" on "products" ("publishAt")
    where "publishAt" is not null and "status" = 'Draft' and "deletedAt" is null`.execute(db)
}
