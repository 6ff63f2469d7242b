import { type Kysely, sql } from 'kysely'

/** Whether the rows of a file create records or change them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "imports" add column "mode" text not null default 'create'`.execute(db)
}
