import { type Kysely, sql } from 'kysely'

const statements: readonly string[] = [
  `alter table "notes" add column "entity" text, add column "record" text`,
  `update "notes" set "entity" = case when "ticketId" is null then 'orders' else 'tickets' end,
    "record" = coalesce("ticketId", "orderId")::text`,
  `alter table "notes" alter column "entity" set not null, alter column "record" set not null,
    drop column "orderId", drop column "ticketId"`,
  `create index "notes_about" on "notes" ("entity", "record", "id" desc)`,
  // What somebody was told before leads there as well.
  `update "notices" set "data" = ("data" - 'order' - 'ticket') || jsonb_build_object(
    'entity', case when "data" ? 'ticket' then 'tickets' else 'orders' end,
    'record', coalesce("data" ->> 'ticket', "data" ->> 'order')) where "event" = 'mentioned'`,
]

/** Notes are about a record of any kind, by its name and its key. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
