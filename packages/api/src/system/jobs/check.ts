import { sql } from 'kysely'
import type { Check } from '../../kit/records/check.ts'

const isLost = sql<boolean>`j."state" in ('waiting', 'running')
  and not exists (select from "work" w where w."kind" = 'jobs' and w."key" = j."id")`

/** Finds unfinished jobs without a row in the work queue. */
export const jobCheck: Check = {
  name: 'Background jobs',
  wrong: sql`select format('job %s of %s is in no queue', j."id", j."createdAt") as wrong from "jobs" j where ${isLost}`,
  mend: async (tx) => {
    await sql`insert into "work" ("kind", "key", "dueAt", "updatedAt")
      select 'jobs', j."id", now(), now() from "jobs" j where ${isLost}`.execute(tx)
  },
}
