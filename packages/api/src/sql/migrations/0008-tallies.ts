import { type Kysely, sql } from 'kysely'

/** What is counted of a table: each value of some fields, of the first by day too, with an amount where there is one. */
export interface Tallied {
  readonly entity: string
  readonly date: string
  readonly fields: readonly [byDay: string, ...more: string[]]
  readonly amount?: string
  /** What stands for a field that has another name, or another type than text. */
  readonly as?: Readonly<Record<string, string>>
}

export const tallied: readonly Tallied[] = [
  { entity: 'users', date: 'createdAt', fields: ['status', 'role', 'accessRole', 'address'] },
  { entity: 'orders', date: 'createAt', fields: ['status', 'paymentMethod'], amount: 'totalAmount' },
  { entity: 'products', date: 'createdAt', fields: ['status', 'category'] },
  // Reviews have no field of a few values: all have the same one of a field that they do not have.
  { entity: 'reviews', date: 'createdAt', fields: ['status'], as: { status: `''` } },
  { entity: 'invoices', date: 'issueDate', fields: ['status'], amount: 'totalAmount' },
  { entity: 'tickets', date: 'createdAt', fields: ['status'] },
]

/** The rows that came, and those that went. */
type Source = readonly [rows: string, sign: 1 | -1]

const selected = ({ as }: Tallied, field: string) => (as?.[field] ? `${as[field]} as "${field}"` : `"${field}"`)

const counted = (tally: Tallied, sources: readonly Source[]): string =>
  sources
    .map(
      ([
        rows,
        sign,
      ]) => `select ("${tally.date}" at time zone 'UTC')::date as "day", ${tally.fields.map((field) => selected(tally, field)).join()},
        ${sign} as "count", ${sign} * ${tally.amount ? `"${tally.amount}"` : '0::bigint'} as "amount"
      from ${rows} where "deletedAt" is null`,
    )
    .join(' union all ')

/** By value and day, and all days together under '-infinity'. */
export const summed = (tally: Tallied, sources: readonly Source[]): string => {
  const [byDay] = tally.fields
  const cases = (to: (field: string) => string) =>
    `case ${tally.fields.map((field) => `when grouping("${field}") = 0 then ${to(field)}`).join(' ')} end`
  return `select '${tally.entity}' as "entity", ${cases((field) => `'${field}'`)} as "field", ${cases((field) => `"${field}"`)} as "value",
    coalesce("day", '-infinity') as "day", sum("count")::bigint as "count", sum("amount")::bigint as "amount"
  from (${counted(tally, sources)}) as "counted"
  group by grouping sets (("day", "${byDay}"), ${tally.fields.map((field) => `("${field}")`).join()})`
}

const add = (tally: Tallied, sources: readonly Source[]): string => `
  insert into "tallies" ("entity", "field", "value", "day", "lane", "count", "amount")
  select "entity", "field", "value", "day", "own", "count", "amount" from (${summed(tally, sources)}) as "change"
  where "count" <> 0 or "amount" <> 0
  on conflict ("entity", "field", "day", "value", "lane")
  do update set "count" = "tallies"."count" + excluded."count", "amount" = "tallies"."amount" + excluded."amount";`

export const triggers = (table: string, does: string): string[] => [
  `create trigger "${does}_insert" after insert on "${table}" referencing new table as "added"
    for each statement execute function "${does}"()`,
  `create trigger "${does}_update" after update on "${table}" referencing old table as "removed" new table as "added"
    for each statement execute function "${does}"()`,
  `create trigger "${does}_delete" after delete on "${table}" referencing old table as "removed"
    for each statement execute function "${does}"()`,
  `create trigger "${does}_truncate" after truncate on "${table}" for each statement execute function "${does}"()`,
]

const nameOf = ({ entity }: Tallied) => `tally_${entity}`

/** What its triggers call. */
export const tallyFunction = (of: Tallied): string =>
  `create or replace function "${nameOf(of)}"() returns trigger language plpgsql as $$
    declare "own" smallint;
    begin
      if tg_op = 'TRUNCATE' then
        delete from "tallies" where "entity" = '${of.entity}';
        return null;
      end if;
      "own" := "freeLane"();
      if tg_op = 'INSERT' then ${add(of, [['"added"', 1]])}
      elsif tg_op = 'DELETE' then ${add(of, [['"removed"', -1]])}
      else ${add(of, [
        ['"added"', 1],
        ['"removed"', -1],
      ])}
      end if;
      return null;
    end $$`

/** How many there are of each value, counted anew. */
export const tallyTruth = (of: readonly Tallied[]): string =>
  `create or replace view "talliesTruth" as ${of.map((each) => summed(each, [[`"${each.entity}"`, 1]])).join(' union all ')}`

/** An order counts as sold unless it is in the bin or was sent back. */
const counts = (order: string) => `${order}."deletedAt" is null and ${order}."status" <> 'Return'`

const addSales = (items: string): string => `
  insert into "sales" ("productId", "lane", "quantity", "amount")
  select "productId", "own", sum("sign" * "quantity"), sum("sign" * "quantity" * "price")
  from (${items}) as "change" group by "productId"
  having sum("sign" * "quantity") <> 0 or sum("sign" * "quantity" * "price") <> 0
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

const sales: string[] = [
  `create function "sell_items"() returns trigger language plpgsql as $$
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
  ...triggers('orderItems', 'sell_items'),
  `create function "sell_orders"() returns trigger language plpgsql as $$
  declare "own" smallint;
  begin
    "own" := "freeLane"();
    ${addSales(`${itemsOfFlipped('added', 'removed', 1)} union all ${itemsOfFlipped('removed', 'added', -1)}`)}
    return null;
  end $$`,
  `create trigger "sell_orders_update" after update on "orders" referencing old table as "removed" new table as "added"
    for each statement execute function "sell_orders"()`,
  // An order that is removed for good takes its items along before anything can see whether they counted.
  `create function "take_items"() returns trigger language plpgsql as $$
  begin
    delete from "orderItems" where "orderId" = old."id";
    return old;
  end $$`,
  `create trigger "take_items_delete" before delete on "orders"
    for each row when (${counts('old')}) execute function "take_items"()`,
]

const statements: readonly string[] = [
  `create table "tallies" (
    "entity" text not null,
    "field" text not null,
    "value" text not null,
    "day" date not null,
    "lane" smallint not null,
    "count" bigint not null,
    "amount" bigint not null,
    primary key ("entity", "field", "day", "value", "lane")
  ) with (fillfactor = 50)`,
  `create table "sales" (
    "productId" integer not null,
    "lane" smallint not null,
    "quantity" bigint not null,
    "amount" bigint not null,
    primary key ("productId", "lane")
  ) with (fillfactor = 50)`,
  // Each transaction adds to rows of its own, which it has until it ends: none waits for another, and none can deadlock.
  `create function "freeLane"() returns smallint language plpgsql as $$
  begin
    for "lane" in 0..999 loop
      if pg_try_advisory_xact_lock(8, "lane") then
        return "lane";
      end if;
    end loop;
    perform pg_advisory_xact_lock(8, 1000);
    return 1000;
  end $$`,
  tallyTruth(tallied),
  `create view "salesTruth" as
    select "productId", sum("quantity")::bigint as "quantity", sum("quantity" * "price")::bigint as "amount"
    from "orderItems" join "orders" as o on o."id" = "orderId" where ${counts('o')} group by "productId"`,
  ...tallied.flatMap((of) => [tallyFunction(of), ...triggers(of.entity, nameOf(of))]),
  ...sales,
  `insert into "tallies" select "entity", "field", "value", "day", 0, "count", "amount" from "talliesTruth"`,
  `insert into "sales" select "productId", 0, "quantity", "amount" from "salesTruth"`,
]

/** Live records in the order of a list, or those with a value of a filter. What a list sorts by, its cursor compares as a row. */
const live = (table: string, name: string, columns: string, more = ''): string =>
  `create index "${table}_${name}" on "${table}" (${columns}) ${more} where "deletedAt" is null`

const ranked = (field: string, values: readonly string[], key = 'id'): string =>
  `(array_position('{${values.map((value) => `"${value}"`).join()}}'::text[], "${field}")), "${key}"`

const trigrams = (table: string, text: string): string =>
  `create index "${table}_search" on "${table}" using gin ((lower(${text})) gin_trgm_ops)`

const categories =
  'fashion electronics furniture home-kitchen accessories office sports-outdoors kitchen-dining stationery'

const indexes: readonly string[] = [
  live('users', 'name', `lower("name"), "id"`),
  live('users', 'email_order', `lower("email"), "id"`),
  live('users', 'phone_order', `lower("phone"), "id"`),
  live('users', 'address', `lower("address"), "id"`),
  live('users', 'role', ranked('role', ['UX Designer', 'Data Scientist', 'Sales Manager', 'HR Manager', 'IT Support'])),
  live('users', 'status', ranked('status', ['Active', 'Banned', 'Pending', 'Rejected'])),
  live('users', 'access', `"accessRole", "id"`),
  live('orders', 'customer_name', `lower("customerName"), "id"`, 'include ("customerName")'),
  live('orders', 'total', `"totalAmount", "id"`),
  live('orders', 'delivered', `(coalesce("deliveredAt", '-infinity'::timestamptz)), "id"`, 'include ("deliveredAt")'),
  live(
    'orders',
    'status_order',
    ranked('status', ['Delivered', 'Shipping', 'New', 'Pending', 'Return']),
    'include ("status")',
  ),
  live('orders', 'invoice', `lower(coalesce("invoiceId", ''))`),
  live('products', 'title', `lower("title"), "id"`),
  live('products', 'price', `"price", "id"`),
  live('products', 'stock', `"stock", "id"`),
  live('products', 'rating', `"rating", "id"`),
  live('products', 'discount', `"discount", "id"`),
  live('products', 'status', ranked('status', ['Published', 'Draft'])),
  live('products', 'category', ranked('category', categories.split(' '))),
  live('products', 'created', `"createdAt", "id"`),
  live('reviews', 'created', `"createdAt", "id"`),
  live('reviews', 'rating', `"rating", "id"`),
  live('reviews', 'likes', `"likes", "id"`),
  trigrams('reviews', `"review" || ' ' || "userName"`),
  live('invoices', 'customer_name', `lower("customerName"), "number"`),
  live('invoices', 'status', ranked('status', ['pending', 'complete'], 'number')),
  live('invoices', 'total', `"totalAmount", "number"`),
  live('invoices', 'due', `"dueDate", "number"`),
  live('invoices', 'issued', `"issueDate", "number"`),
  trigrams('invoices', `"id" || ' ' || "customerName" || ' ' || "billingEmail"`),
  live('tickets', 'subject', `lower("subject"), "id"`),
  live('tickets', 'status', ranked('status', ['Open', 'Closed', 'Pending'])),
  live('tickets', 'created', `"createdAt", "id"`),
  trigrams('tickets', `"subject" || ' ' || "describe"`),
  `create index "changes_entity" on "changes" ("entity", "id")`,
  `create index "changes_at" on "changes" ("at", "id")`,
  `create index "changes_action" on "changes" ("action", "id")`,
]

/** Counts and sums that need not be counted: kept with every change, whatever makes it. And an index for every order of a list. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...statements, ...indexes]) await sql.raw(statement).execute(db)
}
