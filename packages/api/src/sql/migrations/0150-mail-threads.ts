import { type Kysely, sql } from 'kysely'

const statements: readonly string[] = [
  // Strangers name their mails as they like: two may have the same name.
  `drop index "messages_message_id"`,
  `create index "messages_message_id" on "messages" ("messageId") where "messageId" is not null`,
  `alter table "inboundMails" add column "mailId" text`,
  `update "inboundMails" set "mailId" = split_part("key", ' ', 1) where "key" not like 'sha256 %'`,
  `create index "inboundMails_mail" on "inboundMails" ("mailId") where "mailId" is not null`,
  `alter table "outbox" add column "thread" jsonb,
    add column "attached" jsonb not null default '[]',
    add column "ticketMessageId" integer references "messages" on delete set null`,
  `create index "outbox_ticket_message" on "outbox" ("ticketMessageId") where "ticketMessageId" is not null`,
]

/** Mails know what they answer: replies to tickets go out with a name of their own, and what answers them comes back to their thread. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
