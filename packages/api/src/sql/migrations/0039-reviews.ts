import { type Kysely, sql } from 'kysely'
import { type Tallied, tallied, tallyFunction, tallyTruth, triggers } from './0008-tallies.ts'

const reviews: Tallied = {
  entity: 'reviews',
  date: 'createdAt',
  fields: ['status', 'rating'],
  as: { rating: '"rating"::text' },
}

const fields: readonly string[] = [
  `alter table "reviews"
    add column "reply" text not null default '',
    add column "replierId" integer,
    add column "replierName" text,
    add column "repliedAt" timestamptz,
    add column "status" text not null default 'Visible' check ("status" in ('Visible', 'Hidden')),
    add column "hiddenReason" text not null default '' check (("status" = 'Hidden') = ("hiddenReason" <> '')),
    add column "orderId" integer`,
  // Half points, so that a mean is the same whatever the order in which it came about.
  `alter table "products" add column "ratingPoints" bigint not null default 0`,
]

const counts = `"deletedAt" is null and "status" = 'Visible'`

const points = (rows: string, sign: 1 | -1): string =>
  `select "productId", ${sign} as "count", ${sign} * ("rating" * 2)::bigint as "points" from ${rows} where ${counts}`

const summed = (from: string): string => `
  select "productId", sum("count") as "count", sum("points") as "points" from (${from}) as "each"
  group by "productId" having sum("count") <> 0 or sum("points") <> 0`

/** The products are locked in one order, so that no two changes wait for each other; what is added to them then is the newest. */
const rate = (from: string): string => `
  perform from "products" where "id" in (select "productId" from (${summed(from)}) as "change")
    order by "id" for no key update;
  update "products" as p set "totalReviews" = p."totalReviews" + change."count",
    "ratingPoints" = p."ratingPoints" + change."points",
    "rating" = case when p."totalReviews" + change."count" = 0 then 0
      else round((p."ratingPoints" + change."points") / 2.0 / (p."totalReviews" + change."count"), 1) end
  from (${summed(from)}) as change where p."id" = change."productId";`

const ratings: readonly string[] = [
  `create view "ratingsTruth" as
    select "id" as "productId", coalesce("count", 0)::integer as "totalReviews", coalesce("points", 0)::bigint as "ratingPoints",
      coalesce(round("points" / 2.0 / "count", 1), 0)::double precision as "rating"
    from "products" left join (${summed(points('"reviews"', 1))}) as "each" on "productId" = "id"`,
  `create function "rate_products"() returns trigger language plpgsql as $$
  begin
    if tg_op = 'TRUNCATE' then
      update "products" set "rating" = 0, "totalReviews" = 0, "ratingPoints" = 0 where "totalReviews" <> 0;
    elsif tg_op = 'INSERT' then ${rate(points('"added"', 1))}
    elsif tg_op = 'DELETE' then ${rate(points('"removed"', -1))}
    else ${rate(`${points('"added"', 1)} union all ${points('"removed"', -1)}`)}
    end if;
    return null;
  end $$`,
  ...triggers('reviews', 'rate_products'),
  `update "products" as p set "rating" = truth."rating", "totalReviews" = truth."totalReviews", "ratingPoints" = truth."ratingPoints"
    from "ratingsTruth" as truth where truth."productId" = p."id"`,
]

const buys = (order: string): string => `${order}."deletedAt" is null and ${order}."status" <> 'Return'`

/** The reviews that an order may vouch for, by its items. One look-up for each, as with what is sold. */
const ofItems = (items: string): string => `
  select r."id" from ${items} as item
  cross join lateral (select "customerId" from "orders" as o where o."id" = item."orderId" offset 0) as o
  cross join lateral (
    select "id" from "reviews" as r where r."userId" = o."customerId" and r."productId" = item."productId" offset 0
  ) as r`

const vouchers: readonly string[] = [
  `create view "vouchersTruth" as
    select distinct on (r."id") r."id" as "reviewId", o."id" as "orderId" from "reviews" as r
    join "orders" as o on o."customerId" = r."userId" and o."createAt" <= r."createdAt" and ${buys('o')}
    join "orderItems" as i on i."orderId" = o."id" and i."productId" = r."productId"
    order by r."id", o."createAt" desc, o."id" desc`,
  // Locked first: what orders say is looked at when nobody else can be changing the same review.
  `create function "vouch"("ids" integer[]) returns void language plpgsql as $$
  begin
    if cardinality("ids") = 0 then
      return;
    end if;
    perform from "reviews" where "id" = any("ids") order by "id" for no key update;
    update "reviews" as r set "orderId" = truth."orderId"
    from unnest("ids") as of("id") left join lateral (
      select "orderId" from "vouchersTruth" where "reviewId" = of."id" offset 0
    ) as truth on true
    where r."id" = of."id" and r."orderId" is distinct from truth."orderId";
  end $$`,
  `create function "vouch_orders"() returns trigger language plpgsql as $$
  begin
    perform "vouch"(array(
      select r."id" from "orderItems" as i join "reviews" as r
        on r."userId" in (old."customerId", new."customerId") and r."productId" = i."productId"
      where i."orderId" = new."id"));
    return null;
  end $$`,
  `create trigger "vouch_orders_update" after update on "orders" for each row
    when (old."customerId" <> new."customerId" or old."createAt" <> new."createAt" or (${buys('old')}) <> (${buys('new')}))
    execute function "vouch_orders"()`,
  `create function "vouch_items"() returns trigger language plpgsql as $$
  begin
    if tg_op = 'TRUNCATE' then
      update "reviews" set "orderId" = null where "orderId" is not null;
    elsif tg_op = 'INSERT' then perform "vouch"(array(${ofItems('"added"')}));
    elsif tg_op = 'DELETE' then perform "vouch"(array(${ofItems('"removed"')}));
    else perform "vouch"(array(${ofItems('"added"')} union ${ofItems('"removed"')}));
    end if;
    return null;
  end $$`,
  ...triggers('orderItems', 'vouch_items'),
  `create function "vouch_reviews"() returns trigger language plpgsql as $$
  begin
    perform "vouch"(array(select "id" from "added"));
    return null;
  end $$`,
  `create trigger "vouch_reviews_insert" after insert on "reviews" referencing new table as "added"
    for each statement execute function "vouch_reviews"()`,
  `update "reviews" as r set "orderId" = truth."orderId" from "vouchersTruth" as truth where truth."reviewId" = r."id"`,
]

const indexes: readonly string[] = [
  `create index "reviews_status" on "reviews" ("status", "createdAt", "id") where "deletedAt" is null`,
  `create index "reviews_order" on "reviews" ("orderId", "id") where "deletedAt" is null`,
  `create index "reviews_replied" on "reviews" ("repliedAt", "id") where "deletedAt" is null`,
]

/**
 * What we say to reviews, and which of them are shown. The rating and the number of reviews of a product follow from those that
 * are, and which order vouches for a review from the orders: kept with every change, whatever makes it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const known = tallied.map((each) => (each.entity === 'reviews' ? reviews : each))
  const counted = [
    tallyTruth(known),
    tallyFunction(reviews),
    `delete from "tallies" where "entity" = 'reviews'`,
    `insert into "tallies" ("entity", "field", "value", "day", "lane", "count", "amount")
      select "entity", "field", "value", "day", -1, "count", "amount" from "talliesTruth" where "entity" = 'reviews'`,
  ]
  for (const statement of [...fields, ...vouchers, ...ratings, ...counted, ...indexes])
    await sql.raw(statement).execute(db)
}
