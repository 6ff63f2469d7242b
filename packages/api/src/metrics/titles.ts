import type { Split } from '@quarterdeck/contract/metrics/metric'
import { collections } from '../kinds.ts'
import type { Db } from '../ports.ts'
import { type Titled, titlesOf } from '../records/titles.ts'

/** The records that a split names, as their kind refers to them. */
const named: Readonly<Partial<Record<Split, Titled>>> = {
  productId: collections.products,
  falling: collections.products,
  lasting: collections.products,
  customerId: collections.users,
  instructorId: collections.users,
  courseId: collections.courses,
  goalId: collections.goals,
}

/** What the campaigns are called whose links have these codes; of several the one that was made last. */
const campaignsOf = async (db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('campaigns')
    .select(['code', 'name'])
    .where('code', 'in', codes)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** What the records are called that the keys of a split name. */
export const titlesBy = async (
  db: Db,
  split: Split | undefined,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (split === 'campaign') return campaignsOf(db, keys)
  const of = split && named[split]
  return of ? titlesOf(db, of, keys.filter(Boolean)) : new Map()
}
