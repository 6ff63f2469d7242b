import { type Kysely, sql } from 'kysely'

/** What the due times of a ticket follow from, beside its team's hours and what the settings say. */
const watched = [
  ...['status', 'priority', 'teamId', 'createdAt', 'deletedAt'],
  ...['firstRepliedAt', 'lastFrom', 'lastMessageAt'],
]
const rowOf = (name: string) => `(${watched.map((field) => `${name}."${field}"`).join(', ')})`
const pause = (from: string) => `jsonb_build_object('from', ${from}, 'to', null)`

/** While a ticket is not open its clock stands still: since when, and until when, is kept. */
const begin = `
  insert into "ticketClocks" ("ticketId", "pauses")
  select "id", case "status" when 'Open' then '[]' else jsonb_build_array(${pause('"updatedAt"')}) end`

const statements: readonly string[] = [
  `create table "ticketClocks" (
    "ticketId" integer primary key references "tickets" on delete cascade,
    "pauses" jsonb not null default '[]',
    "isStale" boolean not null default true,
    "told" jsonb not null default '{}',
    "alertAt" timestamptz
  )`,
  `create index "ticket_clocks_stale" on "ticketClocks" ("ticketId") where "isStale"`,
  `create index "ticket_clocks_alerts" on "ticketClocks" ("alertAt") where "alertAt" is not null`,
  `${begin} from "tickets"`,
  `create function "beginTicketClocks"() returns trigger language plpgsql as $$
    begin
      ${begin} from "added";
      return null;
    end $$`,
  `create trigger "ticket_clocks_begin" after insert on "tickets" referencing new table as "added"
    for each statement execute function "beginTicketClocks"()`,
  `create function "moveTicketClocks"() returns trigger language plpgsql as $$
    begin
      update "ticketClocks" as c set "isStale" = true, "pauses" = case
        when o."status" = 'Open' and n."status" <> 'Open' then c."pauses" || ${pause('n."updatedAt"')}
        when o."status" <> 'Open' and n."status" = 'Open' then jsonb_set(c."pauses", '{-1,to}', to_jsonb(n."updatedAt"))
        else c."pauses" end
      from "added" as n join "removed" as o using ("id")
      where c."ticketId" = n."id" and ${rowOf('o')} is distinct from ${rowOf('n')};
      return null;
    end $$`,
  `create trigger "ticket_clocks_move" after update on "tickets" referencing old table as "removed" new table as "added"
    for each statement execute function "moveTicketClocks"()`,
  `create table "teamTurns" ("teamId" integer primary key, "userId" integer)`,
]

/** Tickets have a clock, which tells when something is due of them, and teams remember whose turn it was. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
