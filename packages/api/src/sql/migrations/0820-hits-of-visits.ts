import { type Kysely, sql } from 'kysely'

/**
 * What happened in a visit is forgotten with it, and not by an index of its own, which each hit had to be written into. What was
 * left over of visits that are gone goes now.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`delete from "hits" as h where not exists (select from "visits" as v where v."id" = h."visitId")`.execute(db)
  await sql`drop index "hits_at"`.execute(db)
}
