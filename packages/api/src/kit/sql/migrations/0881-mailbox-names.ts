import { type Kysely, sql } from 'kysely'

/** Names mailboxes without a word of English: people read their names in each language. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`update "mailboxes" set "name" = regexp_replace("name", '^(.*) at ([^ ]+), (.*)$', '\\1 (\\2, \\3)')`.execute(
    db,
  )
}
