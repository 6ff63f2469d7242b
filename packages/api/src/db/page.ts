import type { Condition, ListQuery, ListSpec } from '@quarterdeck/contract/list'
import { writeList } from '@quarterdeck/contract/list'
import { Problem } from '@quarterdeck/contract/problem'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { Answer } from '../http/answer.ts'
import type { Db } from '../ports.ts'
import type { Schema } from './schema.ts'
import { beyond, type Columns, conditionOf, matches, pageSize, rankOf, readCursor, writeCursor } from './select.ts'

/** Totals are exact up to here and may be the planner's estimate beyond. */
const exactUpTo = 10_000

/** What a list needs to know of its table. */
export interface Listed {
  readonly table: 'users' | 'orders' | 'products' | 'reviews' | 'invoices' | 'tickets' | 'changes' | 'jobs'
  /** The unique column that makes every order total. */
  readonly key: string
  readonly columns: Columns
  /** The text that `q` searches. */
  readonly searched?: RawBuilder<unknown>
  /** False for tables without a bin. */
  readonly binned?: false
}

type Query = SelectQueryBuilder<Schema, never, object>

export interface Page<Row> {
  readonly rows: Row[]
  /** Undefined for the whole list. */
  readonly paging?: { readonly total: number; readonly exact: boolean; readonly next: ListQuery | undefined }
}

/** The live records that a query asks for, without order and columns. */
export const matching = (db: Db, { table, columns, searched, binned }: Listed, { where, q }: ListQuery): Query => {
  let query = db.selectFrom(table as never) as unknown as Query
  if (binned !== false) query = query.where(sql<boolean>`"deletedAt" is null`)
  for (const condition of where) query = query.where(conditionOf(columns, condition) as never)
  if (q && searched) query = query.where(matches(searched, q) as never)
  return query
}

const count = async (db: Db, listed: Listed, query: ListQuery): Promise<{ total: number; exact: boolean }> => {
  const capped = matching(db, listed, query)
    .select(sql`1`.as('one'))
    .limit(exactUpTo + 1)
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${capped}) as capped`.execute(db)
  const total = rows[0]?.total ?? 0
  if (total <= exactUpTo) return { total, exact: true }
  const plan = await matching(db, listed, query).select(sql`1`.as('one')).explain('json')
  return { total: Math.max(total, plannedRows(plan)), exact: false }
}

const plannedRows = (plan: unknown): number => {
  const found = /"Plan Rows":\s*(\d+)/.exec(JSON.stringify(plan))?.[1]
  return found === undefined ? 0 : Number(found)
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
  let selected = matching(db, listed, narrowed).selectAll()
  for (const rank of ranks) selected = selected.orderBy(rank.sql as never, rank.desc ? 'desc' : 'asc')

  const size = pageSize(query)
  if (size === undefined) return { rows: (await selected.execute()) as Row[] }

  const marks = ranks.map((rank, index) => sql<string>`(${rank.sql})::text`.as(`rank${index}`))
  let paged = selected.select(marks).limit(size + 1)
  if (query.after !== undefined) paged = paged.where(beyond(ranks, readCursor(query.sort, query.after)) as never)
  else paged = paged.offset(((query.page ?? 1) - 1) * size)

  const [found, total] = await Promise.all([cursorErrors(paged.execute()), count(db, listed, narrowed)])
  const rows = found.slice(0, size) as Record<string, unknown>[]
  const last = rows.at(-1)
  const next =
    found.length <= size || !last
      ? undefined
      : query.page !== undefined
        ? { ...query, page: query.page + 1, perPage: size }
        : {
            ...query,
            after: writeCursor(
              query.sort,
              ranks.map((_, index) => String(last[`rank${index}`])),
            ),
            perPage: size,
          }
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
