import { type Kysely, sql } from 'kysely'

/** What people say of themselves, how they like the product, and that they want another e-mail address. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "users" add column "bio" text not null default ''`.execute(db)
  await sql`create table "ownSettings" (
    "userId" integer primary key references "users" on delete cascade,
    "choseLocale" boolean not null default false,
    "timeZone" text,
    "dateFormat" text not null default 'auto',
    "clock" text not null default 'auto',
    "numberFormat" text not null default 'auto',
    "firstDay" integer,
    "density" text not null default 'normal',
    "theme" text
  )`.execute(db)
  // Somebody who had said in which time zone they want to be told of things is there.
  await sql`insert into "ownSettings" ("userId", "timeZone")
    select "userId", "timeZone" from "noticeSettings" where "timeZone" <> 'UTC'`.execute(db)
  await sql`alter table "noticeSettings" drop column "timeZone"`.execute(db)
  await sql`create table "emailChanges" (
    "userId" integer primary key references "users" on delete cascade,
    "round" text not null,
    "email" text not null,
    "approvedAt" timestamptz,
    "confirmedAt" timestamptz,
    "sends" integer not null default 1,
    "sentAt" timestamptz not null,
    "expiresAt" timestamptz not null
  )`.execute(db)
}
