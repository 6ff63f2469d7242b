import type { Split } from '@quarterdeck/contract/metrics/metric'
import type { Db } from '../ports.ts'

/** The records that a split names. */
const named = {
  productId: 'products',
  falling: 'products',
  lasting: 'products',
  customerId: 'users',
  instructorId: 'users',
  courseId: 'courses',
} as const satisfies Readonly<Partial<Record<Split, string>>> as Readonly<
  Partial<Record<Split, 'products' | 'users' | 'courses'>>
>

/** What the campaigns are called whose links have these codes; of several the one that was made last. */
const campaignsOf = async (db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('campaigns')
    .select(['code', 'name'])
    .where('code', 'in', codes)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ code, name }) => [code, name]))
}

const goalsOf = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.selectFrom('goals').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [String(id), name]))
}

/** What the records are called that these keys name; of those that are gone nothing is known. */
export const titlesOf = async (
  db: Db,
  split: Split | undefined,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (split === 'goalId') return keys.length === 0 ? new Map() : goalsOf(db, keys.map(Number))
  if (split === 'campaign') return keys.length === 0 ? new Map() : campaignsOf(db, keys)
  const of = split && named[split]
  const ids = keys.filter(Boolean).map(Number)
  if (!of || ids.length === 0) return new Map()
  const rows =
    of === 'users'
      ? await db.selectFrom('users').select(['id', 'name as title']).where('id', 'in', ids).execute()
      : await db.selectFrom(of).select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [String(id), title]))
}
