import { type Kysely, sql } from 'kysely'

/**
 * Adds position and status of polled mailboxes. Databases that received mail before continue at their old position, whatever the
 * mailbox is called.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table "mailboxes" (
    "name" text primary key,
    "uidValidity" text not null,
    "firstUid" bigint not null,
    "since" timestamptz,
    "readAt" timestamptz,
    "failingSince" timestamptz,
    "error" text not null default ''
  )`.execute(db)
  await sql`insert into "mailboxes" ("name", "uidValidity", "firstUid", "since")
    select '', '', 1, max("receivedAt") from "inboundMails" having count(*) > 0`.execute(db)
}
