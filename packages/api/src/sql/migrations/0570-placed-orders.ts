import { type Kysely, sql } from 'kysely'
import { triggers } from './0008-tallies.ts'

const columns: readonly string[] = [
  `alter table "orders"
    add column "buyer" text not null default 'new',
    add column "cohort" text not null default '',
    add column "country" text not null default '',
    add column "refundCause" text`,
  // Of live orders: whether it is the customer's first, the Monday (UTC) of the week of that one, and where the customer lives.
  `create view "placedTruth" as
    select o."id", o."customerId",
      case when first_value(o."id") over "customer" = o."id" then 'new' else 'returning' end as "buyer",
      to_char(date_trunc('week', first_value(o."createAt") over "customer" at time zone 'UTC'), 'YYYY-MM-DD') as "cohort",
      coalesce(u."address", '') as "country"
    from "orders" as o left join "users" as u on u."id" = o."customerId" where o."deletedAt" is null
    window "customer" as (partition by o."customerId" order by o."createAt", o."id")`,
  `create view "refundCauseTruth" as
    select o."id", (
      select r."cause" from "refunds" as r where r."orderId" = o."id" and r."kind" = 'Return' and r."deletedAt" is null
      order by r."id" limit 1
    ) as "refundCause" from "orders" as o`,
]

/** The customers of rows that came, went, or are another's, of another moment, or in the bin or out of it by now. */
const moved = `select distinct "customerId" from (
  select "customerId" from (select * from "added" union all select * from "removed") as "both"
  group by "id", "customerId", "createAt", "deletedAt" having count(*) = 1
) as "moved"`

const functions: readonly string[] = [
  // A customer's orders are looked at when nobody else can be placing one: the look follows the lock, which is taken in one order.
  `create function "place"("customers" integer[]) returns void language plpgsql as $$
  begin
    if cardinality("customers") = 0 then
      return;
    end if;
    perform from "users" where "id" = any("customers") order by "id" for no key update;
    update "orders" as o set "buyer" = truth."buyer", "cohort" = truth."cohort", "country" = truth."country"
    from "placedTruth" as truth
    where truth."customerId" = any("customers") and o."id" = truth."id"
      and (o."buyer", o."cohort", o."country") <> (truth."buyer", truth."cohort", truth."country");
  end $$`,
  `create function "place_orders"() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then perform "place"(array(select distinct "customerId" from "added"));
    elsif tg_op = 'DELETE' then perform "place"(array(select distinct "customerId" from "removed"));
    elsif tg_op = 'UPDATE' then perform "place"(array(${moved}));
    end if;
    return null;
  end $$`,
  ...triggers('orders', 'place_orders'),
  `create function "place_users"() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then perform "place"(array(select "id" from "removed"));
    else perform "place"(array(
      select distinct "id" from (select "id", "address" from "added" union all select "id", "address" from "removed") as "both"
      group by "id", "address" having count(*) = 1));
    end if;
    return null;
  end $$`,
  `create trigger "place_users_update" after update on "users" referencing old table as "removed" new table as "added"
    for each statement execute function "place_users"()`,
  `create trigger "place_users_delete" after delete on "users" referencing old table as "removed"
    for each statement execute function "place_users"()`,
  `create function "explain_returns"("ids" integer[]) returns void language plpgsql as $$
  begin
    perform from "orders" where "id" = any("ids") order by "id" for no key update;
    update "orders" as o set "refundCause" = truth."refundCause"
    from unnest("ids") as of("id") cross join lateral (
      select "refundCause" from "refundCauseTruth" where "id" = of."id" offset 0
    ) as truth
    where o."id" = of."id" and o."refundCause" is distinct from truth."refundCause";
  end $$`,
  `create function "explain_refunds"() returns trigger language plpgsql as $$
  begin
    if tg_op = 'TRUNCATE' then update "orders" set "refundCause" = null where "refundCause" is not null;
    elsif tg_op = 'INSERT' then perform "explain_returns"(array(select distinct "orderId" from "added"));
    elsif tg_op = 'DELETE' then perform "explain_returns"(array(select distinct "orderId" from "removed"));
    else perform "explain_returns"(array(select "orderId" from "added" union select "orderId" from "removed"));
    end if;
    return null;
  end $$`,
  ...triggers('refunds', 'explain_refunds'),
]

/** What there is already; it is counted anew at the start. */
const filled: readonly string[] = [
  `alter table "orders" disable trigger user`,
  `update "orders" as o set "buyer" = truth."buyer", "cohort" = truth."cohort", "country" = truth."country"
    from "placedTruth" as truth where o."id" = truth."id"`,
  `update "orders" as o set "refundCause" = truth."refundCause" from "refundCauseTruth" as truth
    where o."id" = truth."id" and truth."refundCause" is not null`,
  `alter table "orders" enable trigger user`,
]

const live = (name: string, first: string, more = '') =>
  `create index "orders_${name}" on "orders" (${first}, "createAt", "id") where "deletedAt" is null${more}`

const indexes: readonly string[] = [
  live('buyer', `"buyer"`),
  live('cohort', `"cohort"`),
  live('country', `"country"`),
  live('cause', `(coalesce("refundCause", 'Unknown'))`, ` and "status" = 'Return'`),
]

/** What is told of an order by others, and by others' records, is kept with it, so that it can be counted and found by an index. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...columns, ...filled, ...functions, ...indexes]) await sql.raw(statement).execute(db)
}
