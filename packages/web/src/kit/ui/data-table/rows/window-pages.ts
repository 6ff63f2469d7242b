import type { ListPage } from '../../../lib/list-page.ts'
import type { ListState } from '../use-list-state.ts'

/** Rows per request of a continuous list. */
export const pageSize = 100

export const windowRequest = (request: ListState['request'], page: number): ListState['request'] => ({
  ...request,
  page,
  perPage: pageSize,
})

/** Returns the page number of a position, which counts from 0. */
export const pageAt = (position: number): number => Math.floor(position / pageSize) + 1

/**
 * Returns the pages of rows in [from, to).
 * @param total number of rows; undefined if unknown
 */
export const pagesBetween = (from: number, to: number, total: number | undefined): readonly number[] => {
  const first = pageAt(Math.max(0, from))
  const last = pageAt(Math.max(0, Math.min(to, total ?? to) - 1))
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index)
}

export interface Size {
  readonly total: number
  readonly isExact: boolean
  /** Known end of the list: no rows were found behind it, whatever the estimate. */
  readonly limit: number
  /** Changes when the size comes from other or newer pages. */
  readonly stamp: string
}

/**
 * Returns the number of rows according to the loaded pages: one that is not full is the last.
 * @param before limit known so far
 */
export const sizeOf = (
  pages: ReadonlyMap<number, ListPage<unknown> | undefined>,
  before: number = Number.POSITIVE_INFINITY,
): Size | undefined => {
  const there = [...pages].flatMap(([page, data]) => (data ? [[page, data] as const] : []))
  const last = there.find(([, { rows }]) => rows.length < pageSize) ?? there.at(-1)
  if (!last) return undefined
  const stamp = there.map(([page, { rows, total }]) => `${page} ${rows.length} ${total}`).join()
  const [page, { rows, total, totalIsExact }] = last
  const end = (page - 1) * pageSize + rows.length
  if (rows.length < pageSize && (rows.length > 0 || page === 1)) {
    return { total: end, isExact: true, limit: end, stamp }
  }
  const limit = rows.length === 0 ? Math.min(before, end) : Math.max(before, end)
  // What ends where nothing more was found is known to be all.
  if (end === limit && rows.length > 0) return { total: end, isExact: true, limit, stamp }
  return { total: totalIsExact ? total : Math.min(Math.max(total, end), limit), isExact: totalIsExact, limit, stamp }
}
