import { type Kysely, sql } from 'kysely'

/** Where people can be found elsewhere. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table "socialLinks" (
    "userId" integer not null references "users" on delete cascade,
    "position" integer not null,
    "network" text not null,
    "url" text not null,
    primary key ("userId", "position")
  )`.execute(db)
}
