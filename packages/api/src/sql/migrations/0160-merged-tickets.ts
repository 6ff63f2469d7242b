import { type Kysely, sql } from 'kysely'

/** As `0140-ticket-clocks.ts` has it. */
const watched = [
  ...['status', 'priority', 'teamId', 'createdAt', 'deletedAt'],
  ...['firstRepliedAt', 'lastFrom', 'lastMessageAt'],
]
const rowOf = (name: string) => `(${watched.map((field) => `${name}."${field}"`).join(', ')})`

const statements: readonly string[] = [
  `alter table "tickets"
    add column "statusBeforeMerge" text,
    add column "splitFrom" integer references "tickets" on delete set null`,
  `create index "tickets_split" on "tickets" ("splitFrom") where "splitFrom" is not null`,
  // A ticket may go for good before those that were merged into it.
  `alter table "tickets" drop constraint "tickets_mergedInto_fkey"`,
  `alter table "tickets" add constraint "tickets_mergedInto_fkey"
    foreign key ("mergedInto") references "tickets" on delete set null`,
  // The time for which a ticket was merged into another is no pause: it comes back with the due times that it had.
  `create or replace function "moveTicketClocks"() returns trigger language plpgsql as $$
    begin
      update "ticketClocks" as c set "isStale" = true, "pauses" = case
        when o."status" = 'Open' and n."status" <> 'Open'
          then c."pauses" || jsonb_build_object('from', n."updatedAt", 'to', null)
        when o."status" <> 'Open' and n."status" = 'Open' and o."mergedInto" is not null then c."pauses" - -1
        when o."status" <> 'Open' and n."status" = 'Open' then jsonb_set(c."pauses", '{-1,to}', to_jsonb(n."updatedAt"))
        else c."pauses" end
      from "added" as n join "removed" as o using ("id")
      where c."ticketId" = n."id" and ${rowOf('o')} is distinct from ${rowOf('n')};
      return null;
    end $$`,
]

/** What a merged ticket was stays with it, and messages may be taken out of a thread into a ticket of their own. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
