import { sql } from 'kysely'

/** SQL: the start of the current day (UTC). */
export const today = sql<Date>`(date_trunc('day', now() at time zone 'UTC') at time zone 'UTC')`
