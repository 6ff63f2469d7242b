import { type Kysely, sql } from 'kysely'

const statements: readonly string[] = [
  `create table "inboundOriginals" (
    "hash" text primary key,
    "store" text not null,
    "size" integer not null,
    "createdAt" timestamptz not null
  )`,
  `alter table "inboundMails" add column "original" text references "inboundOriginals"`,
  `create index "inboundMails_original" on "inboundMails" ("original") where "original" is not null`,
  // The mail of a message.
  `create index "inboundMails_message" on "inboundMails" ("messageId") where "messageId" is not null`,
]

/** Adds originals of received mails; their content is in a file store. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
