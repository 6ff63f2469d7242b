import { type Kysely, sql } from 'kysely'

/** An expense counts for a day of the company: a moment that is none of UTC's midnights and noons, as days are written, is the one it was then. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update "expenses" set "date" = ("companyDay"("date") + interval '12 hours') at time zone 'UTC'
    where extract(epoch from "date")::bigint % 43200 <> 0
      and "companyDay"("date") <> ("date" at time zone 'UTC')::date`.execute(db)
}
