import { type Kysely, sql } from 'kysely'

const statements: readonly string[] = [
  // Only the hash of its token is kept: the token follows from the id and the secret of the installation.
  `create table "invoiceLinks" (
    "id" text primary key,
    "invoiceId" text not null references "invoices" ("id") on update cascade on delete cascade,
    "hash" text not null unique,
    "actorId" integer not null,
    "actorName" text not null,
    "createdAt" timestamptz not null,
    "expiresAt" timestamptz not null,
    "revokedAt" timestamptz,
    "viewedAt" timestamptz
  )`,
  `create index "invoiceLinks_invoice" on "invoiceLinks" ("invoiceId", "createdAt")`,
  `alter table "outbox"
    add column "invoiceId" text references "invoices" ("id") on update cascade on delete set null,
    add column "linkId" text references "invoiceLinks" ("id") on delete set null`,
  `create index "outbox_invoice" on "outbox" ("invoiceId", "id") where "invoiceId" is not null`,
  `create index "outbox_link" on "outbox" ("linkId") where "linkId" is not null`,
  `create table "outboxFiles" (
    "mailId" integer not null references "outbox" ("id") on delete cascade,
    "name" text not null,
    "type" text not null,
    "bytes" bytea not null,
    primary key ("mailId", "name")
  )`,
]

/** Mails have files and are about invoices; links lead to an invoice without an account. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
