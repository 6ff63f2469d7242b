import { type Kysely, sql } from 'kysely'

/** How often a passkey has signed by its own counting, which is looked at after it let somebody in. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "passkeys" add column "signCount" bigint not null default 0`.execute(db)
}
