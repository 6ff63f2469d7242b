import { type Kysely, sql } from 'kysely'

/** What a file calls the choices of its fields. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "imports" add column "words" jsonb not null default '{}'`.execute(db)
}
