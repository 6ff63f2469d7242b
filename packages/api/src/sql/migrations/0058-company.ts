import { type Kysely, sql } from 'kysely'

/** The company that papers are from. Until now papers showed who pays for the product. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table "company" (
    "id" integer primary key check ("id" = 1),
    "name" text not null default '',
    "address" text not null default '',
    "country" text not null default '',
    "taxId" text not null default '',
    "registration" text not null default '',
    "email" text not null default '',
    "phone" text not null default '',
    "iban" text not null default '',
    "bic" text not null default '',
    "logo" jsonb,
    "paperSize" text not null default 'A4' check ("paperSize" in ('A4', 'Letter')),
    "updatedAt" timestamptz not null,
    "version" integer not null default 1
  )`.execute(db)
  await sql`insert into "company" ("id", "name", "address", "taxId", "updatedAt")
    select 1, "company", "address", "taxId", "updatedAt" from "billing"`.execute(db)
}
