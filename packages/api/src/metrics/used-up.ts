import { mostParts } from '@quarterdeck/contract/metrics/metric'
import { sql } from 'kysely'
import type { Db, Tx } from '../ports.ts'
import { once } from '../sql/planned-once.ts'

/** A product, what is left of it, and what was sold. */
interface UsedUp {
  readonly part: string
  readonly value: number
  readonly against: number
}

/** So many of those of which least is left mostly tell which last shortest. */
const some = 500

const lasts = ({ value, against }: UsedUp) => value / against

const leastLeft = async (db: Db | Tx) => {
  const { rows } = await sql<{ id: number; stock: number }>`
    select "id", "stock" from "products" where "deletedAt" is null order by "stock", "id" limit ${some} ${once}`.execute(
    db,
  )
  return rows
}

/** Whatever was sold, each looked up. */
const amongAll = async (db: Db | Tx, sold: ReadonlyMap<string, number>): Promise<readonly UsedUp[]> => {
  const { rows } = await sql<UsedUp>`
    select p."id"::text as "part", p."stock" as "value", "sold"."worth" as "against"
    from unnest(${[...sold.keys()]}::integer[], ${[...sold.values()]}::bigint[]) as "sold"("id", "worth")
      join "products" as p on p."id" = "sold"."id" and p."deletedAt" is null
    order by p."stock"::numeric / "sold"."worth", p."id" limit ${mostParts}`.execute(db)
  return rows.map((row) => ({ ...row, value: Number(row.value), against: Number(row.against) }))
}

/**
 * The products whose stock is used up first when as much is sold as was.
 * @param sold of each product, more than nothing
 */
export const firstUsedUp = async (db: Db | Tx, sold: ReadonlyMap<string, number>): Promise<readonly UsedUp[]> => {
  if (sold.size === 0) return []
  const least = await leastLeft(db)
  const found = least
    .map(({ id, stock }) => ({ part: String(id), value: Number(stock), against: sold.get(String(id)) ?? 0 }))
    .filter(({ against }) => against > 0)
    .toSorted((a, b) => lasts(a) - lasts(b) || Number(a.part) - Number(b.part))
    .slice(0, mostParts)
  if (least.length < some) return found
  const [last, longest] = [found[mostParts - 1], least.at(-1)?.stock ?? 0]
  const fastest = [...sold.values()].reduce((one, other) => Math.max(one, other))
  // Of what was not read no less is left, and of those of which as much is left their number is higher.
  const isSure = last && longest >= 0 && (lasts(last) <= 0 || longest / fastest > lasts(last))
  return isSure ? found : amongAll(db, sold)
}
