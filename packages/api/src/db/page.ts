import type { Condition, ListQuery, ListSpec } from '@quarterdeck/contract/list'
import { writeList } from '@quarterdeck/contract/list'
import { Problem } from '@quarterdeck/contract/problem'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { Answer } from '../http/answer.ts'
import type { Db } from '../ports.ts'
import { near, type Place, placeOf } from './place.ts'
import type { Schema } from './schema.ts'
import { beyond, type Columns, conditionOf, matches, pageSize, rankOf, readCursor, writeCursor } from './select.ts'
import { type TalliedBy, tallyOf } from './tallies.ts'
import { type Total, totalOf } from './total.ts'

/** What a list needs to know of its table. */
export interface Listed {
  readonly table:
    | 'users'
    | 'orders'
    | 'products'
    | 'reviews'
    | 'invoices'
    | 'tickets'
    | 'notes'
    | 'refunds'
    | 'changes'
    | 'jobs'
    | 'outbox'
  /** The unique column that makes every order total. */
  readonly key: string
  readonly columns: Columns
  /** The text that `q` searches. */
  readonly searched?: RawBuilder<unknown>
  /** False for tables without a bin. */
  readonly binned?: false
  /** The fields by which the records are counted beforehand. */
  readonly tallied?: TalliedBy
}

type Query = SelectQueryBuilder<Schema, never, object>

export interface Page<Row> {
  readonly rows: Row[]
  /** Undefined for the whole list. */
  readonly paging?: Total & { readonly next: ListQuery | undefined }
}

/** The live records that a query asks for, without order and columns. */
export const matching = (db: Db, { table, columns, searched, binned }: Listed, { where, q }: ListQuery): Query => {
  let query = db.selectFrom(table as never) as unknown as Query
  if (binned !== false) query = query.where(sql<boolean>`"deletedAt" is null`)
  for (const condition of where) query = query.where(conditionOf(columns, condition) as never)
  if (q && searched) query = query.where(matches(searched, q) as never)
  return query
}

/** The rows of a page, each with its ranks for the cursor; those far away by their keys first, which an index has. */
const rowsOf = async (
  db: Db,
  { table, key }: Listed,
  matched: Query,
  ranks: ReturnType<typeof rankOf>,
  { skip, take, backwards }: Pick<Place, 'skip' | 'take' | 'backwards'>,
): Promise<Record<string, unknown>[]> => {
  const ordered = (query: Query) =>
    ranks.reduce((sorted, rank) => sorted.orderBy(rank.sql as never, rank.desc !== backwards ? 'desc' : 'asc'), query)
  const marks = ranks.map((rank, index) => sql<string>`(${rank.sql})::text`.as(`rank${index}`))
  const page = (query: Query) => ordered(query).limit(take).offset(skip)
  const selected =
    skip < near
      ? page(matched)
      : ordered(
          (db.selectFrom(table as never) as unknown as Query).where(
            sql.ref(key) as never,
            'in',
            page(matched).select(sql.ref(key).as(key)) as never,
          ),
        )
  const rows = (await selected.selectAll().select(marks).execute()) as Record<string, unknown>[]
  return backwards ? rows.reverse() : rows
}

/**
 * The rows of a list: all of them, a page by number, or what follows a cursor.
 * @param also conditions that the client neither gave nor sees, e.g. what it may read
 * @throws Problem `invalid_request` for a bad cursor
 */
export const pageOf = async <Row>(
  db: Db,
  listed: Listed,
  query: ListQuery,
  also: readonly Condition[] = [],
): Promise<Page<Row>> => {
  const narrowed = { ...query, where: [...query.where, ...also] }
  const ranks = rankOf(listed.columns, query.sort, listed.key)
  const matched = matching(db, listed, narrowed)

  const size = pageSize(query)
  if (size === undefined) {
    const everything = ranks.reduce((all, rank) => all.orderBy(rank.sql as never, rank.desc ? 'desc' : 'asc'), matched)
    return { rows: (await everything.selectAll().execute()) as Row[] }
  }

  const tally = tallyOf(listed.table, listed.tallied, narrowed)
  const counted = totalOf(db, matched, listed.columns, tally)
  const first = { skip: 0, take: size + 1, backwards: false }
  if (query.after !== undefined) {
    const further = matched.where(beyond(ranks, readCursor(query.sort, query.after)) as never)
    const [found, total] = await Promise.all([cursorErrors(rowsOf(db, listed, further, ranks, first)), counted])
    return pageBy(query, ranks.length, size, found, total)
  }
  const skip = ((query.page ?? 1) - 1) * size
  if (skip < near) {
    const [found, total] = await Promise.all([rowsOf(db, listed, matched, ranks, { ...first, skip }), counted])
    return pageBy(query, ranks.length, size, found, total)
  }
  const total = await counted
  const place = await placeOf(db, { by: listed.tallied, tally }, query, total, skip, size + 1)
  const there = place.from ? matched.where(conditionOf(listed.columns, place.from) as never) : matched
  return pageBy(query, ranks.length, size, await rowsOf(db, listed, there, ranks, place), total)
}

/** A page of what was found, one row more than fits, and how to go on. */
const pageBy = <Row>(
  query: ListQuery,
  ranks: number,
  size: number,
  found: readonly Record<string, unknown>[],
  total: Total,
): Page<Row> => {
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  if (found.length <= size || !last) return { rows: rows as Row[], paging: { ...total, next: undefined } }
  const marks = Array.from({ length: ranks }, (_, index) => String(last[`rank${index}`]))
  const next =
    query.page === undefined
      ? { ...query, after: writeCursor(query.sort, marks), perPage: size }
      : { ...query, page: query.page + 1, perPage: size }
  return { rows: rows as Row[], paging: { ...total, next } }
}

/** A cursor that was tampered with may hold a text where the column is a number or a date. */
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

/** A page as an answer: an array, with its total and the link to the next page (RFC 8288) in the headers. */
export const listAnswer = async <Row, Wire extends object>(
  spec: ListSpec,
  url: URL,
  query: ListQuery,
  { rows, paging }: Page<Row>,
  toWire: (rows: Row[]) => Wire[] | Promise<Wire[]>,
): Promise<Answer<Wire[]>> => {
  const wire = await toWire(rows)
  const body = query.fields ? (wire.map(only(query.fields)) as Wire[]) : wire
  if (!paging) return new Answer(body, {})
  return new Answer(body, {
    'x-total-count': String(paging.total),
    'x-total-count-exact': String(paging.exact),
    ...(paging.next
      ? { link: `<${url.pathname}?${new URLSearchParams(writeList(spec, paging.next))}>; rel="next"` }
      : {}),
  })
}
