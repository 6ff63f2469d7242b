import { type Kysely, sql } from 'kysely'

/** Who mailed an invoice to an address that is not its customer's, of which there are so many a day. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(`alter table "outbox" add column "strangerBy" integer`).execute(db)
  await sql.raw(`create index "outbox_strangers" on "outbox" ("createdAt") where "strangerBy" is not null`).execute(db)
}
