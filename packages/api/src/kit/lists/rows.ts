import { exactUpTo } from '@quarterdeck/contract/kit/list'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../ports.ts'
import { objectOf, pickFields } from '../sql/line.ts'
import type { rankOf } from '../sql/order.ts'
import { once } from '../sql/planned-once.ts'
import type { Listed, Query } from './listed.ts'
import { cheapSkip, type Place } from './place.ts'

type Ranks = ReturnType<typeof rankOf>

type Found = Record<string, unknown>

/** Rows of a page with its end. */
export interface PageRows {
  /** Rows; one with the lines of all records if the database writes them. */
  readonly rows: readonly Found[]
  readonly hasMore: boolean
  /** Ranks of the last row, if there are more. */
  readonly lastRanks: readonly string[]
  /** Total, if it was requested and there are rows. */
  readonly counted: number | undefined
}

/** Rows to read of a list, and their fields. */
export interface PageRequest extends Pick<Place, 'skip' | 'take' | 'backwards'> {
  /** Maximum rows of a page; one more is read to detect further ones. */
  readonly size: number
  /** Expression that counts all matches, as a column of each row. */
  readonly total?: RawBuilder<number> | undefined
  /** True if PostgreSQL plans the statement alike for all values, so that it is prepared once. */
  readonly isPlain?: boolean
  /** Requested fields of a record; all if undefined. */
  readonly fields?: readonly string[] | undefined
}

/** Sorts a query as the list is sorted. */
export const inOrder = (query: Query, ranks: Ranks, backwards = false): Query =>
  ranks.reduce((sorted, rank) => sorted.orderBy(rank.sql as never, rank.desc !== backwards ? 'desc' : 'asc'), query)

/** Selects all columns of a record, or the line that the database writes. */
const record = (query: Query, { written }: Listed, { fields }: Pick<PageRequest, 'fields'>) => {
  if (!written) return query.selectAll()
  const line = fields ? objectOf(pickFields(written.wire, fields)) : written.line
  return query.select(sql.raw<string>(line).as('line'))
}

/** Selects all columns of a page's rows, with their ranks for the cursor. */
const shown = (
  query: Query,
  listed: Listed,
  ranks: Ranks,
  { total, ...request }: Pick<PageRequest, 'fields' | 'total'>,
) =>
  record(query, listed, request)
    .select(ranks.map((rank, index) => sql<string>`(${rank.sql})::text`.as(`rank${index}`)))
    .select(total ? [total.as('counted')] : [])

const countOf = (counted: unknown) => (counted === undefined || counted === null ? undefined : Number(counted))

const partOf = (found: readonly Found[], size: number, ranks: Ranks): PageRows => {
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  const lastRanks = ranks.map((_, index) => String(last?.[`rank${index}`]))
  return { rows, hasMore: found.length > size, lastRanks, counted: countOf(last?.counted) }
}

/** Statement that precedes that of the page, with its count. */
interface Prelude {
  readonly head: RawBuilder<unknown>
  readonly counted: RawBuilder<number>
}

/** Returns the lines of a page as one text, which is faster to send and read than fifty. */
const gathered = async (
  db: Db,
  page: Query,
  ranks: Ranks,
  { size, total, isPlain }: PageRequest,
  prelude?: Prelude,
): Promise<PageRows> => {
  const max = isPlain ? sql.lit(size) : sql`${size}::integer`
  const lastRanks = ranks.map(
    (_, index) => sql`, (array_agg(${sql.ref(`rank${index}`)} order by "#"))[${max}] as ${sql.ref(`rank${index}`)}`,
  )
  const counted = prelude?.counted ?? (total && sql`min("counted")`)
  const { rows } = await sql<Found>`${prelude?.head ?? sql``}
    select string_agg("line", ',' order by "#") filter (where "#" <= ${max}) as "line", count(*)::int as "found"
      ${counted ? sql`, ${counted} as "counted"` : sql``} ${sql.join(lastRanks, sql``)}
    from (select *, row_number() over () as "#" from (${page}) as "listed") as "page" ${isPlain ? once : sql``}`.execute(
    db,
  )
  const [row] = rows
  const part = partOf(row?.line ? [row] : [], 1, ranks)
  return { ...part, hasMore: Number(row?.found) > size, counted: countOf(row?.counted) }
}

/** Returns the rows of a page. For distant pages it reads only keys first, from an index. */
export const rowsOf = async (
  db: Db,
  listed: Listed,
  matched: Query,
  ranks: Ranks,
  request: PageRequest,
): Promise<PageRows> => {
  const { skip, take, size, backwards, isPlain, fields } = request
  const page = inOrder(matched, ranks, backwards).limit(isPlain ? sql.lit(take) : take)
  const skipped = skip === 0 ? page : page.offset(skip)
  const selected =
    skip < cheapSkip
      ? shown(skipped, listed, ranks, request)
      : shown(inOrder(amongKeys(db, listed, skipped), ranks, backwards), listed, ranks, { fields })
  if (listed.written && !backwards) return gathered(db, selected, ranks, request)
  const rows = (await (isPlain ? selected.modifyEnd(once) : selected).execute()) as Found[]
  return partOf(backwards ? rows.reverse() : rows, size, ranks)
}

/** Selects the records whose keys a query finds. */
const amongKeys = (db: Db, { table, key }: Listed, found: Query): Query =>
  (db.selectFrom(table as never) as unknown as Query).where(
    sql.ref(key) as never,
    'in',
    found.select(sql.ref(key).as(key)) as never,
  )

/** Returns a page and the count, even if the page is empty. */
const withCount = async (db: Db, page: Query, { head, counted }: Prelude) => {
  const { rows } = await sql<Found>`${head}
    select "page".*, "told"."counted" from (select ${counted} as "counted") as "told"
    left join (select *, row_number() over () as "#" from (${page}) as "listed") as "page" on true order by "#"`.execute(
    db,
  )
  return { rows: rows.filter(({ '#': place }) => place !== null), counted: countOf(rows[0]?.counted) }
}

/**
 * Returns a page of a search and its total with one search: sorting a few hundred hits is faster than scanning from the newest
 * record on. Returns undefined if there are too many hits.
 */
export const searchOnce = async (
  db: Db,
  listed: Listed,
  matched: Query,
  ranks: Ranks,
  request: PageRequest,
): Promise<(PageRows & { readonly counted: number }) | undefined> => {
  const { skip, take, size, fields } = request
  const key = sql.ref(listed.key)
  const marked = matched
    .select(key.as('key'))
    .select(ranks.map((rank, index) => rank.sql.as(`rank${index}`)))
    .limit(exactUpTo + 1)
  const order = sql.join(ranks.map(({ desc }, index) => sql`${sql.ref(`rank${index}`)} ${desc ? sql`desc` : sql`asc`}`))
  const counted = sql<number>`(select "number" from "counted")`
  const head = sql`
    with "found" as materialized (${marked}),
      "counted" as materialized (select count(*)::int as "number" from "found"),
      "keys" as (select "key" from "found" where ${counted} <= ${exactUpTo} order by ${order} limit ${take} offset ${skip})`
  const these = (db.selectFrom(listed.table as never) as unknown as Query).where(
    sql<boolean>`${key} in (select "key" from "keys")`,
  )
  const page = shown(inOrder(these, ranks), listed, ranks, { fields })
  const prelude = { head, counted }
  const part = listed.written
    ? await gathered(db, page, ranks, { ...request, isPlain: false }, prelude)
    : await withCount(db, page, prelude).then(({ rows, counted }) => ({ ...partOf(rows, size, ranks), counted }))
  const total = part.counted ?? 0
  return total > exactUpTo ? undefined : { ...part, counted: total }
}

/** Returns all matches in order. */
export const allInOrder = (matched: Query, listed: Listed, ranks: Ranks, request: Pick<PageRequest, 'fields'>): Query =>
  inOrder(shown(matched, listed, [], request), ranks)
