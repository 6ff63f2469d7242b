import { type Kysely, sql } from 'kysely'

/** As what the file of an import was read. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "imports" add column "encoding" text, add column "separator" text`.execute(db)
}
