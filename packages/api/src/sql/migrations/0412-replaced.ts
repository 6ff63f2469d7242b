import { type Kysely, sql } from 'kysely'

const statements: readonly string[] = [
  `alter table "invoices" add column "replaces" text, add column "replacedBy" text, add column "correctedBy" text`,
  `create index "invoices_replaces" on "invoices" ("replaces") where "replaces" is not null`,
  // However what is in the place of another is renamed, deleted or brought back.
  `create function "invoiceReplaced"() returns trigger language plpgsql as $$
    begin
      update "invoices" set "replacedBy" = case when new."deletedAt" is null then new."id" end,
        "correctedBy" = new."correctedBy"
      where "id" = new."replaces";
      return null;
    end $$`,
  `create trigger "invoices_replaced" after insert or update of "id", "deletedAt" on "invoices"
    for each row when (new."replaces" is not null) execute function "invoiceReplaced"()`,
]

/** An invoice that was corrected and the one in its place name each other, and the credit note between them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
