import type { Facets } from '@quarterdeck/contract/core/fields'
import { exactUpTo, type ListQuery } from '@quarterdeck/contract/core/list'
import { sql } from 'kysely'
import { Answer } from '../answer.ts'
import type { Db } from '../ports.ts'
import { rarityOf } from '../sql/rarity.ts'
import { countByValue, counterOf } from './counters.ts'
import { type Listed, matching } from './listed.ts'
import { totalOf } from './total.ts'

/** Counted one by one, as long as they are few; undefined where they are not. */
const countFew = async (
  db: Db,
  listed: Listed,
  query: ListQuery,
  field: string,
): Promise<ReadonlyMap<string, number> | undefined> => {
  const value = listed.columns[field]?.sql ?? sql.ref(field)
  const few = matching(db, listed, query, query.q ? await rarityOf(db, listed) : undefined)
    .select(sql<string>`${value}`.as('value'))
    .limit(exactUpTo + 1)
  const { rows } = await sql<{ value: string; count: number }>`
    select value, count(*)::int as count from (${few}) as matched group by value`.execute(db)
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  return all > exactUpTo ? undefined : new Map(rows.map(({ value, count }) => [value, count]))
}

/** Counts by value, and whether all of them are exact. */
export interface Counted {
  readonly counts: ReadonlyMap<string, number>
  readonly exact: boolean
}

/** How many records have each value of a field, where that is counted beforehand. */
const maintainedCounts = async (db: Db, { table, counters }: Listed, field: string) =>
  counters?.fields.includes(field) ? countByValue(db, table, field) : undefined

const choicesOf = ({ columns }: Listed, field: string): readonly string[] => {
  const column = columns[field]
  return column?.kind === 'choice' ? column.values : []
}

/**
 * How many records there are for each value of a field that is counted beforehand, or of a choice. Under other filters by which many
 * thousands match, it is what a list of them would say in total: an estimate from 10,000 on.
 */
export const countValues = async (db: Db, listed: Listed, query: ListQuery, field: string): Promise<Counted> => {
  const kept = await maintainedCounts(db, listed, field)
  const values = kept ? [...kept.keys()] : choicesOf(listed, field)
  if (kept && query.where.length === 0 && !query.q) return { counts: kept, exact: true }
  const few = await countFew(db, listed, query, field)
  if (few) return { counts: few, exact: true }
  const totals = await Promise.all(
    values.map(async (value) => {
      const of = { ...query, where: [...query.where, { field, op: 'in' as const, values: [value] }] }
      const tally = counterOf(listed.table, listed.counters, of)
      return [value, await totalOf(db, matching(db, listed, of), listed.columns, tally)] as const
    }),
  )
  const counts = new Map(totals.flatMap(([value, { total }]) => (total > 0 ? [[value, total] as const] : [])))
  return { counts, exact: totals.every(([, { exact }]) => exact) }
}

/** What an answer of counts says of them in its header. */
export const countedAnswer = <Value>(value: Value, exact: boolean): Answer<Value> =>
  new Answer(value, { 'x-total-count-exact': String(exact) })

/** How many records there are for each value of some fields; a field's own filter does not narrow its counts. */
export const facetsOf = async (
  db: Db,
  listed: Listed,
  query: ListQuery,
  fields: readonly string[],
): Promise<Answer<Facets>> => {
  const counted = await Promise.all(
    fields.map(async (field) => {
      const others = { ...query, where: query.where.filter((condition) => condition.field !== field) }
      return { field, ...(await countValues(db, listed, others, field)) }
    }),
  )
  const facets = Object.fromEntries(counted.map(({ field, counts }) => [field, Object.fromEntries(counts)]))
  return countedAnswer(
    facets,
    counted.every(({ exact }) => exact),
  )
}
