import { type Kysely, sql } from 'kysely'

/** Whoever asks for a job to stop does not wait for the step that has the job locked. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table "jobCancellations" ("jobId" text primary key references "jobs" on delete cascade)`.execute(db)
  await sql`insert into "jobCancellations" select "id" from "jobs" where "cancelled"`.execute(db)
  await sql`alter table "jobs" drop column "cancelled"`.execute(db)
}
