import { maxParts } from '@quarterdeck/contract/insight/metrics/metric'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import { once } from '../../kit/sql/planned-once.ts'
import type { Sums } from './sums.ts'
import { topN } from './top-n.ts'

/** A product with its stock (`value`) and the quantity sold (`against`). */
interface StockOut {
  readonly part: string
  readonly value: number
  readonly against: number
}

/** Number of products with the lowest stock to check first; these usually include the first to run out. */
const sampleSize = 500

const duration = ({ value, against }: StockOut) => value / against

const lowestStocks = async (db: Db | Tx, size: number) => {
  const { rows } = await sql<{ id: number; stock: number }>`
    select "id", "stock" from "products" where "deletedAt" is null order by "stock", "id" limit ${size} ${once}`.execute(
    db,
  )
  return rows
}

/** Checks every product that was sold. */
const amongAllSold = async (db: Db | Tx, sold: Sums): Promise<readonly StockOut[]> => {
  const those = [...sold].filter(([, value]) => value > 0)
  const { rows } = await sql<StockOut>`
    select p."id"::text as "part", p."stock" as "value", "sold"."value" as "against"
    from unnest(${those.map(([id]) => id)}::integer[], ${those.map(([, value]) => value)}::bigint[]) as "sold"("id", "value")
      join "products" as p on p."id" = "sold"."id" and p."deletedAt" is null
    order by p."stock"::numeric / "sold"."value", p."id" limit ${maxParts}`.execute(db)
  return rows.map((row) => ({ ...row, value: Number(row.value), against: Number(row.against) }))
}

/**
 * Returns the products that run out of stock first if they sell as fast as before.
 * @param sold quantity sold of each product
 * @param size number of products to check before all are
 */
export const firstStockOuts = async (db: Db | Tx, sold: Sums, size = sampleSize): Promise<readonly StockOut[]> => {
  let fastest = 0
  for (const [, value] of sold) fastest = Math.max(fastest, value)
  if (fastest === 0) return []
  const lowest = await lowestStocks(db, size)
  const those = lowest
    .map(({ id, stock }) => ({ part: String(id), value: Number(stock), against: sold.get(String(id)) }))
    .filter(({ against }) => against > 0)
  const found = topN(those, maxParts, (a, b) => duration(a) - duration(b) || Number(a.part) - Number(b.part))
  if (lowest.length < size) return found
  const [last, left] = [found[maxParts - 1], lowest.at(-1)?.stock ?? 0]
  // Products that weren't read have at least this stock, and higher ids if it is equal.
  const isSure = last && left >= 0 && (duration(last) <= 0 || left / fastest > duration(last))
  return isSure ? found : amongAllSold(db, sold)
}
