import type { Split } from '@quarterdeck/contract/metrics/metric'
import type { Db } from '../ports.ts'

/** What the records are called that these keys name; of those that are gone nothing is known. */
export const titlesOf = async (
  db: Db,
  split: Split | undefined,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (keys.length === 0 || (split !== 'productId' && split !== 'customerId')) return new Map()
  const ids = keys.map(Number)
  const rows =
    split === 'productId'
      ? await db.selectFrom('products').select(['id', 'title']).where('id', 'in', ids).execute()
      : await db.selectFrom('users').select(['id', 'name as title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [String(id), title]))
}
