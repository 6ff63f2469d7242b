import { type Kysely, sql } from 'kysely'

/** Lines of invoices are of any unit: quantities and prices of one have up to four decimals. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table "invoiceLines" drop constraint "invoiceLines_quantity_check",
      alter column "quantity" type double precision, add constraint "invoiceLines_quantity_check" check ("quantity" > 0),
      alter column "price" type double precision,
      add column "unit" text not null default 'C62'`.execute(db)
  await sql`
    update "series" set "products" = (
      select jsonb_agg(line || '{"unit": "C62"}' order by place)
      from jsonb_array_elements("products") with ordinality as lines(line, place)
    ) where "products" <> '[]'`.execute(db)
}
