import { sql } from 'kysely'
import { between, chance, pick, pickWeighted } from '../../kit/generator/chance.ts'
import type { Generator, Scale } from '../../kit/generator/scale.ts'
import { hidings, remarks, replies } from '../../kit/generator/words.ts'
import type { Tx } from '../../kit/ports.ts'

const id = sql`made.id`

/** Generates reviews of delivered products by their buyers. */
export const fillReviews: Generator = async (tx, { amounts, last, calendar }, from, to) => {
  const order = sql`(${sql.lit(last.orders)} + ceil((i - ${chance(sql`i`, 71)}) * ${sql.lit(amounts.orders)} / ${sql.lit(amounts.reviews)}))::integer`
  await sql`
    insert into "reviews" ("id", "productId", "createdAt", "rating", "review", "userId", "userName", "userImage", "likes", "dislikes",
      "reply", "replierId", "replierName", "repliedAt", "status", "hiddenReason", "updatedAt")
    select id, "productId", at, rating, case when rating >= 4 then ${pick(remarks.good, id, 73)}
        when rating >= 2.5 then ${pick(remarks.fair, id, 73)} else ${pick(remarks.poor, id, 73)} end,
      "customerId", "customerName", "customerImage", ${between(0, 40, id, 74)}, ${between(0, 5, id, 75)},
      case when replied then ${pick(replies, id, 77)} else '' end, case when replied then "staffId" end,
      case when replied then staff."name" end, case when replied then ${calendar.later(sql`at`, sql`1`)} end,
      case when hidden then 'Hidden' else 'Visible' end, case when hidden then ${pick(hidings, id, 78)} else '' end, at
    from (
      select i + ${sql.lit(last.reviews)} as id, item."productId", o."customerId", o."customerName", o."customerImage",
        ${calendar.later(sql`coalesce(o."deliveredAt", o."createAt")`, sql`(1 + 20 * ${chance(sql`i`, 76)})`)} as at,
        (${pickWeighted({ 5: 38, 4.5: 22, 4: 16, 3.5: 9, 3: 6, 2.5: 3, 2: 3, 1: 3 }, sql`i`, 72)})::double precision as rating,
        ${chance(sql`i`, 79)} < 0.85 as replied, ${chance(sql`i`, 80)} < 0.02 as hidden
      from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as i
      cross join lateral (
        select * from "orders"
        where "id" between ${sql.lit(last.orders + 1)} and ${order} and "status" in ('Delivered', 'Return')
        order by "id" desc limit 1
      ) as o
      join "orderItems" as item on item."orderId" = o."id" and item."position" = 0
    ) as made
    left join (select "id" as "staffId", "name" from "users" where "accessRole" = 'support' order by "id" limit 1) as staff on true`.execute(
    tx,
  )
}

const watch = async (tx: Tx, how: 'disable' | 'enable') => {
  for (const [table, name] of [
    ['orderItems', 'vouch_items_insert'],
    ['reviews', 'vouch_reviews_insert'],
  ])
    await sql.raw(`alter table "${table}" ${how} trigger "${name}"`).execute(tx)
}

/** Runs work that creates orders before their reviews, and links each review to its order once at the end. */
export const linkReviewsAtEnd = async (tx: Tx, { last }: Scale, work: () => Promise<void>): Promise<void> => {
  await watch(tx, 'disable')
  await work()
  await sql`update "reviews" as r set "orderId" = truth."orderId" from "vouchersTruth" as truth
    where truth."reviewId" = r."id" and r."id" > ${sql.lit(last.reviews)}`.execute(tx)
  await watch(tx, 'enable')
}
