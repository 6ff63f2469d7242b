import { toDecimal } from '@quarterdeck/contract/kit/money'
import { sql } from 'kysely'
import type { Db } from '../../kit/ports.ts'

/** Returns orders and revenue of the last months, including months without any. */
export const revenueByMonth = async (db: Db, months: number, now: Date) => {
  const { rows } = await sql<{ month: string; orders: number; amount: number }>`
    select to_char(month, 'YYYY-MM') as month, coalesce(sum("count"), 0)::bigint as orders, coalesce(sum("amount"), 0)::bigint as amount
    from generate_series(0, ${months - 1}::integer) as ago
    cross join lateral (
      select (date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'UTC') - ago * interval '1 month')::date as month
    ) as of
    left join "tallies" on "entity" = 'orders' and "field" = 'status' and "value" <> 'Return'
      and "day" >= month and "day" < month + interval '1 month'
    group by month order by month`.execute(db)
  return rows.map(({ month, orders, amount }) => ({ month, orders, revenue: toDecimal(amount) }))
}

/**
 * Returns SQL for the best sellers: products sold since the last compaction together with their compacted sums, and the
 * first of the others by index, so that the size of the catalog doesn't matter.
 */
const best = (limit: number) => sql`
  with "fresh" as materialized (
    select "productId", sum("quantity") as "quantity", sum("amount")::bigint as "amount"
    from "sales" where "lane" >= 0 group by "productId"
  )
  (
    select "productId", "quantity", "amount" from "sales" as s
    where "lane" = -1 and not exists (select from "fresh" as f where f."productId" = s."productId")
    order by "quantity" desc, "productId" limit ${limit}
  ) union all (
    select f."productId", f."quantity" + coalesce(s."quantity", 0), f."amount" + coalesce(s."amount", 0)
    from "fresh" as f left join "sales" as s on s."productId" = f."productId" and s."lane" = -1
  )`

/** Returns the best-selling products, including deleted ones. */
export const topProducts = async (db: Db, limit: number) => {
  const { rows } = await sql<{ id: number; title: string; image: string; quantity: number; amount: number }>`
    select "id", "title", "featureImage" as image, quantity::double precision as quantity, amount
    from (
      select * from (${best(limit)}) as "best" where "quantity" > 0 order by "quantity" desc, "productId" limit ${limit}
    ) as sold join "products" on "id" = "productId"
    order by sold.quantity desc, "id"`.execute(db)
  return rows.map((row) => ({ ...row, amount: toDecimal(row.amount) }))
}
