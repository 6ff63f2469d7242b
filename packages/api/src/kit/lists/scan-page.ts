import { exactUpTo, type ListQuery } from '@quarterdeck/contract/kit/list'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../ports.ts'
import type { rankOf } from '../sql/order.ts'
import type { Rarity } from '../sql/rarity.ts'
import { isWidespread, matches } from '../sql/words.ts'
import { type Listed, matching, type Query } from './listed.ts'
import { inOrder, type PageRequest, type PageRows, rowsOf } from './rows.ts'
import { estimate, type Total } from './total.ts'

/** Number of first records among which frequent words are found often enough. */
const near = 2000

type Searched = Pick<Listed, 'table' | 'key'> & {
  readonly searched: RawBuilder<unknown>
  readonly within: NonNullable<Listed['searchedIn']>
}

/** Returns the search settings of a list that also searches related records; undefined for others. */
const searchedOf = ({ table, key, searched, searchedIn }: Listed): Searched | undefined =>
  searched && searchedIn && { table, key, searched, within: searchedIn }

/** Matches records with all words, in their own text or in a related record, without an index. */
const hasAll = ({ table, key, searched, within }: Searched, q: string) => sql<SqlBool>`(${matches(searched, q)} or (
  select true from ${sql.table(within.table)} as "of" where "of".${sql.ref(within.by)} = ${sql.table(table)}.${sql.ref(key)}
    and "of"."deletedAt" is null and ${matches(within.searched, q)} limit 1) is not null)`

/** Number of child rows that proves more than `exactUpTo` records, as each has only a few. */
const enough = 1.4 * exactUpTo

/** Estimates the hits once a sample of child rows shows more than can be counted exactly. */
const estimateMany = async (db: Db, { within }: Searched, q: string, matched: Query): Promise<Total | undefined> => {
  const by = sql.ref(within.by)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as "count" from (select distinct "by" from (
      select ${by} as "by" from ${sql.table(within.table)} where "deletedAt" is null and ${matches(within.searched, q)}
      limit ${enough}) as "some") as "records"`.execute(db)
  const count = rows[0]?.count ?? 0
  return count > exactUpTo ? estimate(matched, count) : undefined
}

interface ScanRequest extends PageRequest {
  readonly rarity: Rarity | undefined
  readonly ranks: ReturnType<typeof rankOf>
  /** Condition for rows after the cursor. */
  readonly isBeyond: Expression<SqlBool> | undefined
  /** Query of all hits. */
  readonly matched: Query
}

/**
 * Returns a page of a search for words that are frequent in related records: with an index, all of them would be collected before
 * sorting. The total is undefined if it isn't large. Returns undefined if few records have the words, or too few of the first
 * ones of the list.
 */
export const scanPage = async (
  db: Db,
  listed: Listed,
  { where, q }: ListQuery,
  { rarity, ranks, isBeyond, matched, ...request }: ScanRequest,
): Promise<{ readonly page: PageRows; readonly total: Total | undefined } | undefined> => {
  const search = searchedOf(listed)
  if (!q || !search || !rarity?.within || request.skip >= near || !isWidespread(q, rarity.within)) return undefined
  const all = matching(db, listed, { where, sort: [] })
  const first = inOrder(isBeyond ? all.where(isBeyond as never) : all, ranks).limit(near)
  // They are already in the order of the list, so the scan stops when the page is full.
  const found = db.selectFrom(first.selectAll().as(listed.table) as never) as unknown as Query
  const rows = rowsOf(db, listed, found.where(hasAll(search, q) as never), ranks, request)
  const [page, total] = await Promise.all([rows, where.length === 0 ? estimateMany(db, search, q, matched) : undefined])
  return page.hasMore ? { page, total } : undefined
}
