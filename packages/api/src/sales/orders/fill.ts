import { paymentMethods } from '@quarterdeck/contract/kit/constants'
import { sql } from 'kysely'
import { between, chance, pick, pickWeighted, type Sql } from '../../kit/generator/chance.ts'
import {
  earlyProducts,
  earlyUsers,
  type Generator,
  isEvenlyPicked,
  numbered,
  pickFavorite,
  type Scale,
} from '../../kit/generator/scale.ts'
import type { Tx } from '../../kit/ports.ts'
import { postalOf } from '../../people/users/index.ts'
import { discountOf } from '../invoices/index.ts'

const id = sql`id`

/** SQL for the status: older orders are more likely to be delivered. */
const status = sql`case
  when age < 1.5 then ${pickWeighted({ New: 78, Pending: 20, Shipping: 2 }, id, 42)}
  when age < 5 then ${pickWeighted({ New: 9, Pending: 25, Shipping: 60, Delivered: 6 }, id, 42)}
  when age < 14 then ${pickWeighted({ Pending: 4, Shipping: 31, Delivered: 63, Return: 2 }, id, 42)}
  else ${pickWeighted({ New: 0.05, Pending: 0.3, Shipping: 0.4, Delivered: 92, Return: 7.25 }, id, 42)} end`

/** SQL for the number of items: two and a half on average. */
const size = sql`(${pickWeighted({ 1: 28, 2: 28, 3: 21, 4: 12, 5: 11 }, id, 43)})::integer`

const drawn = (scale: Scale, from: number, to: number): Sql => {
  const progress = sql`progress`
  const { calendar, amounts } = scale
  return sql`
    select id, i, at, age, progress, ${status} as status, ${size} as size, ${discountOf(id)} as discount,
      ${pickFavorite(scale, 'users', earlyUsers, progress, id, 44)} as "customerId"
    from (
      select id, i, progress, at, ${calendar.age(sql`at`)} as age
      from (
        select id, i, progress, ${calendar.at(sql`progress`)} as at
        from (
          select id, i, ${calendar.progress(sql`((i - 0.5) / ${sql.lit(amounts.orders)})`)} as progress
          from ${numbered(scale, 'orders', from, to)}
        ) as timed
      ) as dated
    ) as aged`
}

const sold = (scale: Scale): Sql => sql`
  select drawn.id as "orderId", place, products."id" as "productId", products."title" as name, products."featureImage" as image,
    round(products."price"::numeric * (100 - products."discount"::numeric) / 100)::bigint as price,
    (${pickWeighted({ 1: 80, 2: 13, 3: 4, 6: 2, 12: 1 }, sql`drawn.id * 8 + place`, 45)})::integer as quantity, drawn.discount
  from drawn cross join lateral generate_series(0, drawn.size - 1) as place
  join "products" on products."id" = ${pickFavorite(scale, 'products', earlyProducts, sql`drawn.progress`, sql`drawn.id * 8 + place`, 46)}`

/** SQL for amounts by the contract's rule: half away from zero, per line, then summed. */
const priced = sql`
  select drawn.*, sum(price * quantity)::bigint as net,
    sum(price * quantity - round(price * quantity * (100 - drawn.discount) / 100.0))::bigint as off
  from drawn join sold on sold."orderId" = drawn.id group by ${sql.raw(
    ['id', 'i', 'at', 'age', 'progress', 'status', 'size', 'discount', '"customerId"']
      .map((name) => `drawn.${name}`)
      .join(),
  )}`

/** Runs work that creates orders of new customers: the first order of each is determined once instead of per row. */
export const placedAtOnce = async (tx: Tx, scale: Scale, work: () => Promise<void>): Promise<void> => {
  await sql`create temporary table "firstOrders" on commit drop as
    select distinct on ("customerId") "customerId", id as "firstId",
      to_char(date_trunc('week', at at time zone 'UTC'), 'YYYY-MM-DD') as "firstWeek" from (${drawn(scale, 1, scale.amounts.orders)}) as drawn
    order by "customerId", at, id`.execute(tx)
  await sql`alter table "orders" disable trigger "place_orders_insert"`.execute(tx)
  await work()
  await sql`alter table "orders" enable trigger "place_orders_insert"`.execute(tx)
}

/** Generates orders with their items in one statement. */
export const fillOrders: Generator = async (tx, scale, from, to) => {
  const { amounts, last, calendar } = scale
  const invoice = sql`floor(i::double precision * ${sql.lit(amounts.invoices)} / ${sql.lit(amounts.orders)})::bigint + ${sql.lit(last.invoices)}`
  await sql`
    with drawn as materialized (${drawn(scale, from, to)}),
    sold as materialized (${sold(scale)}),
    priced as (
      select *, round((net - off) * ${pickWeighted({ 19: 50, 20: 20, 10: 20, 7: 10 }, sql`"customerId"`, 47)}::integer / 100.0)::bigint as tax,
        (${pickWeighted({ 0: 45, 490: 25, 790: 20, 1490: 10 }, id, 48)})::bigint as freight
      from (${priced}) as summed
    ),
    "made" as (
      insert into "orders" ("id", "invoiceId", "createAt", "deliveredAt", "customerId", "customerName", "customerEmail",
        "customerPhone", "customerImage", "billing", "shipping", "status", "paymentId", "paymentMethod", "cardNumber",
        "subTotalAmount", "totalAmount", "taxAmount", "discountAmount", "shippingChargeAmount", "updatedAt",
        "buyer", "cohort", "country")
      select priced.id,
        case when ${isEvenlyPicked(sql`i`, sql.lit(amounts.orders), amounts.invoices)}
          then 'INV-' || lpad((${invoice})::text, greatest(3, length((${invoice})::text)), '0') end,
        at, case when priced.status in ('Delivered', 'Return') then ${calendar.later(sql`at`, sql`(1 + 8 * ${chance(sql`priced.id`, 49)})`)} end,
        users."id", users."name", users."email", users."phone", users."image",
        postal, case when ${chance(sql`priced.id`, 50)} < 0.06 then ${postalOf(sql`priced.id`)} else postal end,
        priced.status, 'PAY-' || (10000 + priced.id), ${pick(paymentMethods, sql`priced.id`, 51)},
        '**** **** **** ' || lpad(${between(0, 9999, sql`users."id"`, 52)}::text, 4, '0'),
        net, net + tax + freight - off, tax, off, freight, at,
        case when "firstId" = priced.id then 'new' else 'returning' end, "firstWeek", users."address"
      from priced join "firstOrders" using ("customerId") join "users" on users."id" = "customerId"
      cross join lateral (select ${postalOf(sql`users."id"`)} as postal offset 0) as home
    )
    insert into "orderItems" ("orderId", "position", "productId", "name", "image", "price", "quantity")
    select "orderId", place, "productId", name, image, price, quantity from sold`.execute(tx)
}
