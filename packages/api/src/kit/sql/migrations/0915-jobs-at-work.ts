import { type Kysely, sql } from 'kysely'

/** Moves the schedule of jobs to the work queue; running jobs keep their lease. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into "work" ("kind", "key", "state", "dueAt", "lease", "updatedAt")
    select 'jobs', "id", "state", "createdAt", "lease", least("createdAt", now())
    from "jobs" where "state" in ('waiting', 'running')`.execute(db)
  await sql`drop index "jobs_open"`.execute(db)
  await sql`alter table "jobs" drop column "worker", drop column "lease"`.execute(db)
}
