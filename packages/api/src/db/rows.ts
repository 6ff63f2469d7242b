import { exactUpTo } from '@quarterdeck/contract/list'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../ports.ts'
import type { Listed, Query } from './listed.ts'
import { near, type Place } from './place.ts'
import { once } from './planned-once.ts'
import type { rankOf } from './select.ts'

type Ranks = ReturnType<typeof rankOf>

export type Found = Record<string, unknown>

export interface Wanted extends Pick<Place, 'skip' | 'take' | 'backwards'> {
  /** Told with each row. */
  readonly total?: RawBuilder<number> | undefined
  /** Whether the best plan is the same for all values. */
  readonly isPlain?: boolean
}

const inOrder = (query: Query, ranks: Ranks, backwards = false): Query =>
  ranks.reduce((sorted, rank) => sorted.orderBy(rank.sql as never, rank.desc !== backwards ? 'desc' : 'asc'), query)

/** With all that a page has of each row: what comes along, and its ranks for the cursor. */
const shown = (query: Query, { along = {} }: Listed, ranks: Ranks, total?: RawBuilder<number>) =>
  query
    .selectAll()
    .select(Object.entries(along).map(([name, part]) => part.as(name)))
    .select(ranks.map((rank, index) => sql<string>`(${rank.sql})::text`.as(`rank${index}`)))
    .select(total ? [total.as('counted')] : [])

/** The rows of a page; those far away by their keys first, which an index has. */
export const rowsOf = async (
  db: Db,
  listed: Listed,
  matched: Query,
  ranks: Ranks,
  { skip, take, backwards, total, isPlain }: Wanted,
): Promise<Found[]> => {
  const page = inOrder(matched, ranks, backwards).limit(isPlain ? sql.lit(take) : take)
  const skipped = skip === 0 ? page : page.offset(skip)
  const selected =
    skip < near
      ? shown(skipped, listed, ranks, total)
      : shown(inOrder(amongKeys(db, listed, skipped), ranks, backwards), listed, ranks)
  const rows = (await (isPlain ? selected.modifyEnd(once) : selected).execute()) as Found[]
  return backwards ? rows.reverse() : rows
}

/** The records whose keys a query finds. */
const amongKeys = (db: Db, { table, key }: Listed, found: Query): Query =>
  (db.selectFrom(table as never) as unknown as Query).where(
    sql.ref(key) as never,
    'in',
    found.select(sql.ref(key).as(key)) as never,
  )

/**
 * A page of what is searched for, and how much was found, by looking for it once: the newest of a few hundred are
 * sooner picked out than looked for from the newest on. Undefined where too many match for that.
 */
export const searchOnce = async (
  db: Db,
  listed: Listed,
  matched: Query,
  ranks: Ranks,
  { skip, take }: Wanted,
): Promise<{ readonly found: Found[]; readonly total: number } | undefined> => {
  const key = sql.ref(listed.key)
  const marked = matched
    .select(key.as('key'))
    .select(ranks.map((rank, index) => rank.sql.as(`rank${index}`)))
    .limit(exactUpTo + 1)
  const order = sql.join(ranks.map(({ desc }, index) => sql`${sql.ref(`rank${index}`)} ${desc ? sql`desc` : sql`asc`}`))
  const { rows } = await sql<{ total: number; keys: (number | string)[] | null }>`
    with "found" as materialized (${marked})
    select (select count(*) from "found")::int as total,
      (select json_agg("key") from (select "key" from "found" order by ${order} limit ${take} offset ${skip}) as "page") as keys`.execute(
    db,
  )
  const { total, keys } = rows[0] ?? { total: 0, keys: null }
  if (total > exactUpTo) return undefined
  if (!keys) return { found: [], total }
  const these = (db.selectFrom(listed.table as never) as unknown as Query).where(
    sql<boolean>`${key} in (${sql.join(keys)})`,
  )
  return { found: (await shown(inOrder(these, ranks), listed, ranks).execute()) as Found[], total }
}

/** All that match, in their order, with what comes along. */
export const allInOrder = (matched: Query, listed: Listed, ranks: Ranks): Query =>
  inOrder(shown(matched, listed, []), ranks)
