import { mostParts } from '@quarterdeck/contract/insight/metrics/metric'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import { once } from '../../kit/sql/planned-once.ts'
import { leastOf } from './least.ts'
import type { Sums } from './sums.ts'

/** A product with its stock (`value`) and the quantity sold (`against`). */
interface UsedUp {
  readonly part: string
  readonly value: number
  readonly against: number
}

/** Number of products with the lowest stock to check first; these usually include the first to run out. */
const usual = 500

const lasts = ({ value, against }: UsedUp) => value / against

const leastLeft = async (db: Db | Tx, some: number) => {
  const { rows } = await sql<{ id: number; stock: number }>`
    select "id", "stock" from "products" where "deletedAt" is null order by "stock", "id" limit ${some} ${once}`.execute(
    db,
  )
  return rows
}

/** Checks every product that was sold. */
const amongAll = async (db: Db | Tx, sold: Sums): Promise<readonly UsedUp[]> => {
  const those = [...sold].filter(([, worth]) => worth > 0)
  const { rows } = await sql<UsedUp>`
    select p."id"::text as "part", p."stock" as "value", "sold"."worth" as "against"
    from unnest(${those.map(([id]) => id)}::integer[], ${those.map(([, worth]) => worth)}::bigint[]) as "sold"("id", "worth")
      join "products" as p on p."id" = "sold"."id" and p."deletedAt" is null
    order by p."stock"::numeric / "sold"."worth", p."id" limit ${mostParts}`.execute(db)
  return rows.map((row) => ({ ...row, value: Number(row.value), against: Number(row.against) }))
}

/**
 * Returns the products that run out of stock first if they sell as fast as before.
 * @param sold quantity sold of each product
 * @param some number of products to check before all are
 */
export const firstUsedUp = async (db: Db | Tx, sold: Sums, some = usual): Promise<readonly UsedUp[]> => {
  let fastest = 0
  for (const [, worth] of sold) fastest = Math.max(fastest, worth)
  if (fastest === 0) return []
  const least = await leastLeft(db, some)
  const those = least
    .map(({ id, stock }) => ({ part: String(id), value: Number(stock), against: sold.get(String(id)) }))
    .filter(({ against }) => against > 0)
  const found = leastOf(those, mostParts, (a, b) => lasts(a) - lasts(b) || Number(a.part) - Number(b.part))
  if (least.length < some) return found
  const [last, left] = [found[mostParts - 1], least.at(-1)?.stock ?? 0]
  // Products that weren't read have at least this stock, and higher ids if it is equal.
  const isSure = last && left >= 0 && (lasts(last) <= 0 || left / fastest > lasts(last))
  return isSure ? found : amongAll(db, sold)
}
