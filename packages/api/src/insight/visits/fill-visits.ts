import { sql } from 'kysely'
import { between, chance, pick, pickWeighted, type Sql } from '../../kit/generator/chance.ts'
import { type Generator, isEvenlyPicked, numbered, type Scale } from '../../kit/generator/scale.ts'

const id = sql`id`

const campaigns = ['spring-sale', 'summer-letter', 'back-to-work', 'winter-coats', 'new-arrivals', 'last-pieces']

/** SQL for the traffic source; a campaign brings visits from ads, mail and social media. */
const channel = sql`case when campaign = '' then ${pickWeighted({ search: 45, direct: 30, social: 14, referral: 11 }, id, 93)}
  else ${pickWeighted({ ads: 50, email: 30, social: 20 }, id, 94)} end`

/** Returns SQL for the path of a page view: a few pages often, and products. */
const pathOf = (of: Sql): Sql => sql`case when ${chance(of, 95)} < 0.5
  then ${pickWeighted({ '/': 40, '/products': 30, '/sale': 15, '/about': 8, '/journal': 7 }, of, 96)}
  else '/products/' || (1 + floor(power(${chance(of, 97)}, 2) * 200))::integer end`

const places = 16

/** Returns SQL for visits; some have an order and its time. */
const drawn = (scale: Scale, from: number, to: number): Sql => {
  const { amounts, last, calendar } = scale
  const order = sql`floor(i::double precision * ${sql.lit(amounts.orders)} / ${sql.lit(amounts.visits)})::integer`
  return sql`
    select timed.*, "orders"."id" as "orderId",
      coalesce("orders"."createAt" - interval '9 minutes', timed.at) as "startedAt",
      case when "orders"."id" is not null then 'order' else timed.reached end as stage
    from (
      select id, ${calendar.at(calendar.progress(sql`((i - 0.5) / ${sql.lit(amounts.visits)})`))} as at,
        ${pickWeighted({ browsed: 53, product: 37, cart: 10 }, id, 90)} as reached,
        (${pickWeighted({ 1: 30, 2: 20, 3: 16, 4: 12, 6: 13, 9: 9 }, id, 91)})::integer as pages,
        case when ${chance(id, 92)} < 0.2 then ${pick(campaigns, id, 92)} else '' end as campaign,
        case when ${chance(id, 98)} < 0.03 and ${isEvenlyPicked(sql`i`, sql.lit(amounts.visits), amounts.orders)}
          then ${sql.lit(last.orders)} + ${order} end as ordered
      from ${numbered(scale, 'visits', from, to)}
    ) as timed left join "orders" on "orders"."id" = timed.ordered`
}

const countries = {
  'United States': 24,
  'United Kingdom': 16,
  Germany: 14,
  France: 10,
  Spain: 8,
  Japan: 8,
  Mexico: 6,
  Brazil: 5,
  India: 5,
  Sweden: 4,
}

/** Generates visits with four hits on average. */
export const fillVisits: Generator = async (tx, scale, from, to) => {
  const place = (k: Sql) => sql`(drawn.id::bigint * ${sql.lit(places)} + ${k})`
  await sql`
    with drawn as materialized (${drawn(scale, from, to)}),
    "made" as (
      insert into "visits" ("id", "site", "visitor", "startedAt", "lastAt", "arrival", "stage", "channel", "source", "medium",
        "campaign", "entry", "exit", "pages", "device", "zoneCountry", "language", "orderId")
      select id, 'shop.example.com', 'seed-' || id, "startedAt", "startedAt" + pages * interval '50 seconds',
        ${pickWeighted({ first: 80, again: 20 }, id, 99)}, stage, ${channel}, '', '', campaign,
        ${pathOf(place(sql`0`))}, ${pathOf(place(sql`pages - 1`))}, pages,
        ${pickWeighted({ desktop: 45, phone: 46, tablet: 9 }, id, 100)}, ${pickWeighted(countries, id, 101)},
        ${pickWeighted({ en: 55, de: 16, es: 12, fr: 10, ja: 7 }, id, 102)}, "orderId"
      from drawn
    ),
    "happened" as (
      insert into "hits" ("visitId", "at", "name", "path", "productId")
      select drawn.id, "startedAt" + place * interval '50 seconds', 'view', ${pathOf(place(sql`place`))}, null
      from drawn cross join lateral generate_series(0, pages - 1) as place
      union all
      select drawn.id, "startedAt" + pages * interval '50 seconds', name, ${pathOf(place(sql`pages - 1`))},
        case name when 'product' then ${between(1, 40, sql`drawn.id`, 103)} end
      from drawn cross join lateral unnest(case stage when 'browsed' then '{}' when 'product' then '{product}'
        when 'cart' then '{product,cart}' else '{product,cart,order}' end::text[]) as name
      returning "path", "at"
    )
    insert into "sitePaths" ("path", "seenAt") select "path", max("at") from "happened" group by "path"
    on conflict ("path") do update set "seenAt" = greatest("sitePaths"."seenAt", excluded."seenAt")`.execute(tx)
}
