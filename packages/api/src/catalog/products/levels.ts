import { reservedStatuses, type StockLevels, stockLevels } from '@quarterdeck/contract/catalog/stock-levels'
import type { RefundKind } from '@quarterdeck/contract/sales/refunds'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Serve } from '../../kit/http/serve.ts'
import type { Db } from '../../kit/ports.ts'

const statuses = sql.join(reservedStatuses.map((status) => sql.lit(status)))

/** Pieces by line of an order that some of its records have. */
const piecesIn = (lines: RawBuilder<unknown>) =>
  sql`coalesce((select sum(l."quantity"::numeric) from ${lines} and l."line" = i."position"), 0)`

const shipped = piecesIn(sql`"shipmentLines" l join "shipments" s on s."id" = l."shipmentId"
  where s."orderId" = o."id" and s."deletedAt" is null`)
const paidBack = (kind: RefundKind) =>
  piecesIn(sql`"refundLines" l join "refunds" f on f."id" = l."refundId"
    where f."orderId" = o."id" and f."kind" = ${sql.lit(kind)}`)

/** Pieces of a line `i` of an order `o` that are still to be shipped, as `openPieces` of the contract says it. */
const open = sql`greatest(0, i."quantity"::numeric - greatest(${shipped}, ${paidBack('Return')}) - ${paidBack('Refund')})`

/** Restricts orders, by their table, to those for which pieces of products are reserved: their number is `orders` of the levels. */
export const isReserving = (productIds: readonly number[]) => sql<SqlBool>`(
  "orders"."status" in (${statuses}) and exists (
    select from "orderItems" i join "orders" o on o."id" = i."orderId"
    where i."orderId" = "orders"."id" and i."productId" in (${sql.join(productIds)}) and ${open} > 0))`

const levelsOf = async (db: Db, ids: readonly number[]): Promise<StockLevels[]> => {
  const { rows } = await sql<StockLevels>`
    select p."id", p."stock" as "available", coalesce(r."pieces", 0)::float as "reserved", r."count" as "orders",
      coalesce(d."pieces", 0)::float as "incoming", d."count" as "deliveries", d."next" as "nextOn"
    from "products" p
    cross join lateral (
      select sum(line."open") as "pieces", (count(distinct line."orderId") filter (where line."open" > 0))::int as "count"
      from (
        select o."id" as "orderId", ${open} as "open" from "orderItems" i join "orders" o on o."id" = i."orderId"
        where i."productId" = p."id" and o."deletedAt" is null and o."status" in (${statuses})
      ) line
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
