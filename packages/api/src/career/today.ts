import { sql } from 'kysely'

/** The beginning of this day (UTC). */
export const today = sql<Date>`(date_trunc('day', now() at time zone 'UTC') at time zone 'UTC')`
