import { keptIn } from '@quarterdeck/contract/kit/day'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'

/** By whose clocks the days of the company go. */
export const zoneOf = async (db: Db | Tx): Promise<string> =>
  (await db.selectFrom('company').select('timeZone').executeTakeFirst())?.timeZone ?? 'UTC'

/** Now, as days are kept: an instant whose day in UTC is the one that it is where the company is. */
export const todayOf = async (db: Db | Tx, now: Date): Promise<Date> => keptIn(now, await zoneOf(db))

/** SQL: the day that it is where the company is. */
export const companyToday = sql<string>`"companyDay"(now())`
