import { type Kysely, sql } from 'kysely'

const figures = `(regexp_replace(replace("phone", '(0)', ''), '\\D', '', 'g'))`

/** `+49 (0)30 123456` is dialed without the zero from abroad, and found so. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index "users_phone"`.execute(db)
  await sql.raw(`create index "users_phone" on "users" using gin (${figures} gin_trgm_ops)`).execute(db)
}
