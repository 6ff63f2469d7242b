import { type Kysely, sql } from 'kysely'

/** An invoice is given out in two forms, as it is and with its e-invoice inside: one of them does not make the other outdated. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "issuedFiles" add column "isHybrid" boolean not null default false`.execute(db)
}
