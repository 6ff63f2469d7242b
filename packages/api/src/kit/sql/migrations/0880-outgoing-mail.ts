import { type Kysely, sql } from 'kysely'

/** Adds the status of outgoing mail, in one row, and the outages that owners were notified of. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table "outgoingMail" (
    "id" integer primary key check ("id" = 1),
    "sentAt" timestamptz,
    "failingSince" timestamptz,
    "error" text not null default '',
    "refusedMailId" integer,
    "notifiedAt" timestamptz
  )`.execute(db)
  await sql`alter table "mailboxes" add column "notifiedAt" timestamptz`.execute(db)
}
