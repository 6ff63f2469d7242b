import { reservingStatuses, type StockLevels, stockLevels } from '@quarterdeck/contract/catalog/stock-levels'
import { sql } from 'kysely'
import type { Serve } from '../../http/serve.ts'
import type { Db } from '../../ports.ts'

const statuses = sql.join(reservingStatuses.map((status) => sql.lit(status)))

const levelsOf = async (db: Db, ids: readonly number[]): Promise<StockLevels[]> => {
  const { rows } = await sql<StockLevels>`
    select p."id", p."stock" as "available", coalesce(r."pieces", 0)::float as "reserved", r."count" as "orders",
      coalesce(d."pieces", 0)::float as "incoming", d."count" as "deliveries", d."next" as "nextOn"
    from "products" p
    cross join lateral (
      select sum(i."quantity"::numeric) as "pieces", count(distinct o."id")::int as "count"
      from "orderItems" i join "orders" o on o."id" = i."orderId"
      where i."productId" = p."id" and o."deletedAt" is null and o."status" in (${statuses})
    ) r
    cross join lateral (
      select sum("pieces" - "received") as "pieces", count(*)::int as "count", min("expectedOn") as "next"
      from "deliveries" where "productId" = p."id" and "deletedAt" is null and not "cancelled" and "received" < "pieces"
    ) d
    where p."id" in (${sql.join(ids)}) and p."deletedAt" is null order by p."id"`.execute(db)
  return rows
}

export const serveStockLevels = (serve: Serve): void => {
  serve.read(stockLevels.read, ({ db, query }) => levelsOf(db, query.ids.split(',').map(Number)))
}
