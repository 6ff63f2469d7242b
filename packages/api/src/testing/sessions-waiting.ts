import { sql } from 'kysely'
import type { Db } from '../ports.ts'

/** How many sessions of a server of databases wait for somebody else to let something go. */
export const sessionsWaiting = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as "waiting" from "pg_stat_activity" where "wait_event_type" = 'Lock'`.execute(db)
  return rows[0]?.waiting ?? 0
}
