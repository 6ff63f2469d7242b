import { type Kysely, sql } from 'kysely'

/** The files that work in the background makes, part by part; PDF files are packed already. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "jobs" add column "fileBytes" integer not null default 0`.execute(db)
  await sql`
    create table "jobFiles" (
      "jobId" text not null references "jobs" on delete cascade,
      "number" integer not null,
      "name" text not null,
      "bytes" bytea not null,
      "at" timestamptz not null,
      primary key ("jobId", "number")
    )`.execute(db)
  await sql`alter table "jobFiles" alter column "bytes" set storage external`.execute(db)
}
