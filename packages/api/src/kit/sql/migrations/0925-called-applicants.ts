import { type Kysely, sql } from 'kysely'

/** Adds search of applicants by the digits of their phone numbers, like that of users. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index "applicants_phone" on "applicants"
    using gin ((regexp_replace(replace("phone", '(0)', ''), '\\D', '', 'g')) gin_trgm_ops)`.execute(db)
}
