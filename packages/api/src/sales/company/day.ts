import { localDayToInstant } from '@quarterdeck/contract/kit/day'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'

/** Returns the time zone of the company. */
export const zoneOf = async (db: Db | Tx): Promise<string> =>
  (await db.selectFrom('company').select('timeZone').executeTakeFirst())?.timeZone ?? 'UTC'

/** Returns today for the company as a stored day: an instant of that day in UTC. */
export const todayOf = async (db: Db | Tx, now: Date): Promise<Date> => localDayToInstant(now, await zoneOf(db))

/** SQL for today's date for the company. */
export const companyToday = sql<string>`"companyDay"(now())`
