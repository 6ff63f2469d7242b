import type { Condition, ListQuery } from '@quarterdeck/contract/kit/list'
import type { Db } from '../ports.ts'
import { type CountedBy, type Counter, dayAt } from './counters.ts'
import type { Total } from './total.ts'

/** Maximum number of rows that `offset` skips as fast as any other method. */
export const cheapSkip = 500

/** Start of a page: rows to skip from one end of the list, or from a day found through the counters. */
export interface Place {
  /** Rows to skip, from the end if `backwards`. */
  readonly skip: number
  readonly take: number
  readonly backwards: boolean
  /** Condition from whose first row the skip counts. */
  readonly from?: Condition
}

/** Returns the condition for the start of a day or, in descending order, of the next one. */
const edgeOf = (field: string, day: string, desc: boolean): Condition => {
  const start = new Date(`${day}T00:00:00Z`)
  if (desc) start.setUTCDate(start.getUTCDate() + 1)
  return { field, op: desc ? 'lt' : 'gte', value: start.toISOString() }
}

/** Returns the start of the rows from `skip` on: from the nearer end, or from a day found through the counters. */
export const placeOf = async (
  db: Db,
  { by, tally }: { readonly by: CountedBy | undefined; readonly tally: Counter | undefined },
  { sort: [order, ...more] }: Pick<ListQuery, 'sort'>,
  { total, exact }: Total,
  skip: number,
  size: number,
): Promise<Place> => {
  const forwards = { skip, take: size, backwards: false }
  if (skip < cheapSkip || !exact) return forwards
  const take = Math.max(0, Math.min(size, total - skip))
  const fromEnd = { skip: Math.max(0, total - skip - size), take, backwards: true }
  if (fromEnd.skip < cheapSkip) return fromEnd
  if (tally && tally.dates.length === 0 && order && more.length === 0 && order.field === by?.date) {
    const found = await dayAt(db, tally, skip, order.desc)
    if (found) return { ...forwards, skip: skip - found.before, from: edgeOf(order.field, found.day, order.desc) }
  }
  return fromEnd.skip < skip ? fromEnd : forwards
}
