import type { Condition, ListQuery } from '@quarterdeck/contract/kit/list'
import type { Db } from '../ports.ts'
import { type CountedBy, type Counter, dayAt } from './counters.ts'
import type { Total } from './total.ts'

/** Up to how many rows `offset` is as quick as any other way to find a page. */
export const cheapSkip = 500

/** Start of a page: rows to skip from one end of the list, or from a day that the counters know. */
export interface Place {
  /** Rows to skip, from the end where `backwards`. */
  readonly skip: number
  readonly take: number
  readonly backwards: boolean
  /** A condition that the first row meets, from which rows are skipped. */
  readonly from?: Condition
}

/** The start of a day or, in descending order, of the next: where the order reaches it. */
const edgeOf = (field: string, day: string, desc: boolean): Condition => {
  const start = new Date(`${day}T00:00:00Z`)
  if (desc) start.setUTCDate(start.getUTCDate() + 1)
  return { field, op: desc ? 'lt' : 'gte', value: start.toISOString() }
}

/** The place of the rows from `skip` on: from the nearer end, or from the day that the counters say. */
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
