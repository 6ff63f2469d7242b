import { sql } from 'kysely'
import type { Db } from '../kit/ports.ts'

/** Counts the sessions of a database server that wait for a lock. */
export const sessionsWaiting = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as "waiting" from "pg_stat_activity" where "wait_event_type" = 'Lock'`.execute(db)
  return rows[0]?.waiting ?? 0
}
