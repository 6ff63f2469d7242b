import { type Kysely, sql } from 'kysely'

/** Hands the decision when a job is worked on to the work queue; one that a server works on keeps its lease. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into "work" ("kind", "key", "state", "dueAt", "lease", "updatedAt")
    select 'jobs', "id", "state", "createdAt", "lease", least("createdAt", now())
    from "jobs" where "state" in ('waiting', 'running')`.execute(db)
  await sql`drop index "jobs_open"`.execute(db)
  await sql`alter table "jobs" drop column "worker", drop column "lease"`.execute(db)
}
