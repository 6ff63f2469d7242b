import { type Kysely, sql } from 'kysely'

/** What a person's page asks for: their reviews, what they changed, and which changes were taken back. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index "reviews_user" on "reviews" ("userId")`.execute(db)
  await sql`create index "changes_actor" on "changes" ("actorId", "id")`.execute(db)
  await sql`alter table "changes" add column "undoes" text`.execute(db)
  await sql`create index "changes_undoes" on "changes" ("undoes") where "undoes" is not null`.execute(db)
}
