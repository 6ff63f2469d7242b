import { type Kysely, sql } from 'kysely'

/** Telephone numbers are found however they are grouped. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index "users_phone" on "users" using gin ((regexp_replace("phone", '\\D', '', 'g')) gin_trgm_ops)`.execute(
    db,
  )
}
