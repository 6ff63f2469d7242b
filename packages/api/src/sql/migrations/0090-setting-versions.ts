import { type Kysely, sql } from 'kysely'

/** Settings of the installation have versions, so that two people who change one do not overwrite each other. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "installation" add column "version" integer not null default 1`.execute(db)
}
