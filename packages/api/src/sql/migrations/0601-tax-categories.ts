import { type Kysely, sql } from 'kysely'

/** What was exempt for a reason was so by one text for all of an invoice. */
const category = sql`case when (rated->>'rate')::numeric > 0 then 'S' when "taxExemption" <> '' then 'E' else 'Z' end`

/** Categories of tax by line, the VAT numbers of customers, and the day of a supply. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table "users" add column "vatId" text not null default ''`.execute(db)
  await sql`alter table "invoiceLines" add column "taxCategory" text`.execute(db)
  await sql`
    alter table "invoices" add column "billingVatId" text not null default '', add column "suppliedOn" text`.execute(db)
  await sql`alter table "series" add column "billingVatId" text not null default ''`.execute(db)
  await sql`
    update "series" set "products" = (
      select jsonb_agg(line || '{"taxCategory": null}' order by place)
      from jsonb_array_elements("products") with ordinality as lines(line, place)
    ) where "products" <> '[]'`.execute(db)
  for (const table of [sql.ref('invoices'), sql.ref('series')]) {
    await sql`
      update ${table} set "taxes" = (
        select jsonb_agg(rated || jsonb_build_object('category', ${category})) from jsonb_array_elements("taxes") as rated
      ) where "taxes" <> '[]'`.execute(db)
  }
}
