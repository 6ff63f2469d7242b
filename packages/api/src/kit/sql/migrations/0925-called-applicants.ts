import { type Kysely, sql } from 'kysely'

/** Applicants are found by the figures of their telephone numbers, as users are. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index "applicants_phone" on "applicants"
    using gin ((regexp_replace(replace("phone", '(0)', ''), '\\D', '', 'g')) gin_trgm_ops)`.execute(db)
}
