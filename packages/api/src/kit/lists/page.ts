import type { Condition, ListQuery, ListSpec } from '@quarterdeck/contract/kit/list'
import { writeList } from '@quarterdeck/contract/kit/list'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import { Answer, Json } from '../answer.ts'
import type { Db } from '../ports.ts'
import { isAfterCursor, rankOf, readCursor, writeCursor } from '../sql/order.ts'
import { rarityOf } from '../sql/rarity.ts'
import { conditionOf, pageSize } from '../sql/select.ts'
import { type Download, downloadOf, rowsInOnePiece, type Writing } from '../sql/stream.ts'
import { type Counter, counterOf } from './counters.ts'
import { isSearch, type Listed, matching } from './listed.ts'
import { cheapSkip, placeOf } from './place.ts'
import { allInOrder, type PageRequest, type PageRows, rowsOf, searchOnce } from './rows.ts'
import { scanPage } from './scan-page.ts'
import { countedTotal, type Total, totalOf } from './total.ts'

export interface Page<Row> {
  readonly rows: Row[]
  /** Paging data; undefined for the whole list. */
  readonly paging?: Total & { readonly next: ListQuery | undefined }
  /** Stream of a long, whole list. */
  readonly download?: (writing: Writing<Row>) => Download
}

/**
 * Returns the rows of a list: all of them, a page by number, or those after a cursor.
 * @param also conditions that the client neither sent nor sees, such as its read permissions
 * @throws Problem `invalid_request` for a bad cursor
 */
export const pageOf = async <Row>(
  db: Db,
  listed: Listed,
  query: ListQuery,
  also: readonly Condition[] = [],
): Promise<Page<Row>> => {
  const narrowed = { ...query, where: [...query.where, ...also] }
  const ranks = rankOf(listed.columns, query, listed.key)
  const rarity = query.q ? await rarityOf(db, listed) : undefined
  const matched = matching(db, listed, narrowed, rarity)

  const size = pageSize(query)
  if (size === undefined) {
    const all = allInOrder(matched, listed, ranks, query)
    const rows = (await all.limit(rowsInOnePiece + 1).execute()) as Row[]
    if (rows.length <= rowsInOnePiece) return { rows }
    return { rows: [], download: (writing) => downloadOf(sql<Row>`${all}`, writing) }
  }

  const answered = (part: PageRows, total: Total) => pageBy<Row>(query, size, part, total)
  const tally = counterOf(listed.table, listed.counters, narrowed)
  const counted = () => totalOf(db, matched, listed.columns, tally)
  const first: PageRequest = { skip: 0, take: size + 1, size, backwards: false, fields: query.fields }
  const isPlain = !query.fields && isPlainly(query, listed, tally)

  const isBeyond = query.after === undefined ? undefined : isAfterCursor(ranks, readCursor(query, query.after))
  const skip = isBeyond ? 0 : ((query.page ?? 1) - 1) * size
  const near = await cursorErrors(scanPage(db, listed, narrowed, { rarity, matched, ranks, isBeyond, ...first, skip }))
  if (near) return answered(near.page, near.total ?? (await counted()))

  if (isBeyond) {
    const further = matched.where(isBeyond as never)
    const found = cursorErrors(rowsOf(db, listed, further, ranks, { ...first, isPlain }))
    return answered(...(await Promise.all([found, counted()])))
  }
  const request: PageRequest = { ...first, skip, isPlain: isPlain && skip === 0 }
  if (skip < cheapSkip && isSearch(query)) {
    const found = await searchOnce(db, listed, matched, ranks, request)
    if (found) return answered(found, exactly(found.counted))
  }
  if (skip < cheapSkip) {
    const total = countedTotal(matched, listed.columns, tally)
    if (!total) return answered(...(await Promise.all([rowsOf(db, listed, matched, ranks, request), counted()])))
    const found = await rowsOf(db, listed, matched, ranks, { ...request, total })
    return answered(found, found.counted === undefined ? await counted() : exactly(found.counted))
  }
  const total = await counted()
  const place = await placeOf(db, { by: listed.counters, tally }, query, total, skip, size + 1)
  const there = place.from ? matched.where(conditionOf(listed.columns, place.from) as never) : matched
  return answered(await rowsOf(db, listed, there, ranks, { ...place, size, fields: query.fields }), total)
}

const exactly = (total: number): Total => ({ total, exact: true })

/** Returns true for page sizes with a prepared statement, which are few on purpose. */
const isPlainSize = (size: number) => size % 50 === 0

/** Returns true if an index has exactly this order, whatever the values: by the date of the counters, for one status or all. */
const isPlainly = (query: ListQuery, { counters }: Listed, tally: Counter | undefined): boolean => {
  const [order, ...more] = query.sort
  const isByDate = order !== undefined && more.length === 0 && order.field === counters?.date
  const isOfOne = tally !== undefined && tally.dates.length <= 2 && (tally.values?.length ?? 1) === 1
  return isByDate && isOfOne && tally.field === counters?.fields[0] && isPlainSize(pageSize(query) ?? 0)
}

/** Returns a page of the hits, and the query of the next one. */
const pageBy = <Row>(
  query: ListQuery,
  size: number,
  { rows, hasMore, lastRanks }: PageRows,
  total: Total,
): Page<Row> => {
  const { page: _, ...asked } = query
  // Cursors also follow a page by number: no record appears twice, whatever is created in between.
  const next = hasMore ? { ...asked, after: writeCursor(query, lastRanks), perPage: size } : undefined
  return { rows: rows as Row[], paging: { ...total, next } }
}

/** Converts database errors of a manipulated cursor, such as a text for a number, into a problem. */
const cursorErrors = async <T>(rows: Promise<T>): Promise<T> => {
  try {
    return await rows
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^22/.test(String(error.code))) {
      throw new Problem('invalid_request', { message: 'Unknown value for after' })
    }
    throw error
  }
}

const only = (fields: readonly string[]) => (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)))

/**
 * Streams a JSON array in batches.
 * @param written returns the JSON of each element
 */
const arrayOf = <Row>(written: (rows: Row[]) => Promise<readonly string[]>): Writing<Row> => ({
  head: '[',
  write: async (rows, isFirst) => {
    const elements = (await written(rows)).join()
    return isFirst || elements === '' ? elements : `,${elements}`
  },
  tail: ']',
})

/** Returns the headers of a page: the total, and the link to the next page (RFC 8288). */
const headersOf = (spec: ListSpec, url: URL, { paging }: Page<never>): Record<string, string> => {
  if (!paging) return {}
  const next = paging.next && `${url.pathname}?${new URLSearchParams(writeList(spec, paging.next))}`
  return {
    'x-total-count': String(paging.total),
    'x-total-count-exact': String(paging.exact),
    ...(next && { link: `<${next}>; rel="next"` }),
  }
}

/** Returns a page as a response: an array, with paging data in the headers. */
export const listAnswer = async <Row, Wire extends object>(
  spec: ListSpec,
  url: URL,
  query: ListQuery,
  page: Page<Row>,
  toDto: (rows: Row[]) => Wire[] | Promise<Wire[]>,
): Promise<Answer<Wire[]>> => {
  const show = async (some: Row[]) => {
    const wire = await toDto(some)
    return query.fields ? (wire.map(only(query.fields)) as Wire[]) : wire
  }
  const written = async (some: Row[]) => (await show(some)).map((each) => JSON.stringify(each))
  // The contract has an array here; it is streamed.
  if (page.download) return new Answer(page.download(arrayOf(written)) as unknown as Wire[], {})
  return new Answer(await show(page.rows), headersOf(spec, url, page as Page<never>))
}

/** Record, or a whole page, as JSON written by the database. */
export interface Line {
  readonly line: string
}

const linesOf = (rows: readonly Line[]) => rows.map(({ line }) => line)

/** Returns a page that the database wrote as JSON. */
export const linesAnswer = <Wire>(spec: ListSpec, url: URL, page: Page<Line>): Answer<Wire[]> => {
  const headers = headersOf(spec, url, page as Page<never>)
  const body = page.download
    ? page.download(arrayOf(async (rows) => linesOf(rows)))
    : new Json(`[${linesOf(page.rows)}]`)
  return new Answer(body as unknown as Wire[], headers)
}
