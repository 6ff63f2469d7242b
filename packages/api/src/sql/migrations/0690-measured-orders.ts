import { type Kysely, sql } from 'kysely'

/** An order counts as sold unless it is in the bin or was sent back. */
const counts = (order: string) => `${order}."deletedAt" is null and ${order}."status" <> 'Return'`

/** What a line comes to is rounded once. */
const amount = 'round("price"::numeric * "quantity"::numeric)'

const addSales = (items: string): string => `
  insert into "sales" ("productId", "lane", "quantity", "amount")
  select "productId", "own", sum("sign" * "quantity"::numeric), sum("sign" * ${amount})
  from (${items}) as "change" group by "productId"
  having sum("sign" * "quantity"::numeric) <> 0 or sum("sign" * ${amount}) <> 0
  on conflict ("productId", "lane")
  do update set "quantity" = "sales"."quantity" + excluded."quantity", "amount" = "sales"."amount" + excluded."amount";`

/** One look-up for each row, whatever was planned the first time: the plan is kept, and must suit one row as well as many. */
const itemsOfSold = (rows: string, sign: 1 | -1) => `
  select item."productId", item."quantity", item."price", ${sign} as "sign" from "${rows}" as item
  cross join lateral (select from "orders" as o where o."id" = item."orderId" and ${counts('o')} offset 0) as o`

const itemsOfFlipped = (now: string, before: string, sign: 1 | -1) => `
  select item."productId", item."quantity", item."price", ${sign} as "sign"
  from "${now}" as o join "${before}" as other using ("id")
  cross join lateral (select * from "orderItems" where "orderId" = o."id" offset 0) as item
  where ${counts('o')} and not (${counts('other')})`

const measured = (table: string): string =>
  `alter table "${table}" drop constraint if exists "${table}_quantity_check",
    alter column "quantity" type double precision, add constraint "${table}_quantity_check" check ("quantity" > 0)`

const statements: readonly string[] = [
  'drop view "salesTruth"',
  `${measured('orderItems')}, alter column "price" type double precision, add column "unit" text not null default 'C62'`,
  measured('refundLines'),
  measured('shipmentLines'),
  `alter table "products" alter column "price" type double precision, add column "unit" text not null default 'C62'`,
  'alter table "productVariants" alter column "price" type double precision',
  'alter table "sales" alter column "quantity" type numeric',
  `create view "salesTruth" as
    select "productId", sum("quantity"::numeric) as "quantity", sum(${amount})::bigint as "amount"
    from "orderItems" join "orders" as o on o."id" = "orderId" where ${counts('o')} group by "productId"`,
  `create or replace function "itemsOfOrder"("order" integer) returns json language sql volatile as $$
    select coalesce(json_agg(json_build_object('productId', "productId", 'name', "name", 'image', "image", 'price', "price",
      'quantity', "quantity", 'unit', "unit") order by "position"), '[]')
    from "orderItems" where "orderId" = "order" $$`,
  `create or replace function "sell_items"() returns trigger language plpgsql as $$
  declare "own" smallint;
  begin
    if tg_op = 'TRUNCATE' then
      delete from "sales";
      return null;
    end if;
    "own" := "freeLane"();
    if tg_op = 'INSERT' then ${addSales(itemsOfSold('added', 1))}
    elsif tg_op = 'DELETE' then ${addSales(itemsOfSold('removed', -1))}
    else ${addSales(`${itemsOfSold('added', 1)} union all ${itemsOfSold('removed', -1)}`)}
    end if;
    return null;
  end $$`,
  `create or replace function "sell_orders"() returns trigger language plpgsql as $$
  declare "own" smallint;
  begin
    "own" := "freeLane"();
    ${addSales(`${itemsOfFlipped('added', 'removed', 1)} union all ${itemsOfFlipped('removed', 'added', -1)}`)}
    return null;
  end $$`,
]

/** Products and lines of orders are of any unit, as those of invoices: quantities and prices of one have up to four decimals. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
