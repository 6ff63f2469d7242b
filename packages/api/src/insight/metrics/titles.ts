import type { Dimension } from '@quarterdeck/contract/insight/metrics/metric'
import { collections } from '../../kinds.ts'
import type { Db } from '../../kit/ports.ts'
import { type Titled, titlesOf } from '../../kit/records/titles.ts'

/** Dimensions whose keys are record ids, with the kind of record. */
const named: Readonly<Partial<Record<Dimension, Titled>>> = {
  productId: collections.products,
  falling: collections.products,
  lasting: collections.products,
  customerId: collections.users,
  instructorId: collections.users,
  courseId: collections.courses,
  goalId: collections.goals,
  opening: collections.openings,
}

/** Returns the names of campaigns by code; of several with the same code, the newest. */
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

/** Keys of a dimension's groups. */
interface Keys {
  readonly by: Dimension | undefined
  readonly keys: readonly string[]
}

/** Returns a function for the titles of keys; each kind of record is read once. Null for keys that aren't records. */
export const titlesOfAll = async (
  db: Db,
  all: readonly Keys[],
): Promise<(by: Dimension | undefined, key: string) => string | null> => {
  const of = ({ by }: Pick<Keys, 'by'>) => (by === 'campaign' ? by : by && named[by])
  const found = new Map<ReturnType<typeof of>, ReadonlyMap<string, string>>()
  for (const [kind, several] of Map.groupBy(all, of)) {
    const keys = [...new Set(several.flatMap((each) => each.keys))].filter(Boolean)
    if (kind) found.set(kind, await (kind === 'campaign' ? campaignsOf(db, keys) : titlesOf(db, kind, keys)))
  }
  return (by, key) => found.get(of({ by }))?.get(key) ?? null
}
