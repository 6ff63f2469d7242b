import { sql } from 'kysely'
import type { Db } from '../../kit/ports.ts'

const days = 30
const dayMs = 86_400_000

/** After how long tickets were first replied to lately, in seconds by the calendar; null where none was. */
export const replyTime = async (db: Db, now: Date): Promise<{ readonly seconds: number | null }> => {
  const since = new Date(now.getTime() - days * dayMs)
  const { rows } = await sql<{ readonly seconds: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from "firstRepliedAt" - "createdAt"))::double precision
      as "seconds"
    from "tickets"
    where "deletedAt" is null and coalesce("firstRepliedAt", '-infinity'::timestamptz) >= ${since}::timestamptz`.execute(
    db,
  )
  return { seconds: rows[0]?.seconds ?? null }
}
