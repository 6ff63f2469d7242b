import type { Facets } from '@quarterdeck/contract/kit/fields'
import { exactUpTo, type ListQuery } from '@quarterdeck/contract/kit/list'
import { sql } from 'kysely'
import { Answer } from '../answer.ts'
import type { Db } from '../ports.ts'
import { rarityOf } from '../sql/rarity.ts'
import { countByValue, counterOf } from './counters.ts'
import { type Listed, matching } from './listed.ts'
import { totalOf } from './total.ts'

type CountsByField = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Returns the maximum number of records that are counted exactly; higher if estimates per value take longer. */
const maxExactOf = ({ searchedIn }: Listed, { q }: ListQuery) => (searchedIn && q ? 10 * exactUpTo : exactUpTo)

/** Counts all fields at once, record by record; returns undefined if there are too many. */
const countFew = async (
  db: Db,
  listed: Listed,
  query: ListQuery,
  fields: readonly string[],
): Promise<CountsByField | undefined> => {
  const max = maxExactOf(listed, query)
  const rarity = query.q ? await rarityOf(db, listed) : undefined
  const matched = matching(db, listed, query, rarity)
  const named = fields.map((field, place) => ({
    place,
    name: `value${place}`,
    of: listed.columns[field]?.sql ?? sql.ref(field),
  }))
  const few = matched.select(named.map(({ name, of }) => sql<string>`(${of})::text`.as(name))).limit(max + 1)
  const values = named.map(({ place, name }) => sql`(${sql.lit(place)}, ${sql.ref(name)})`)
  const { rows } = await sql<{ place: number; value: string; count: number }>`
    select "place", "value", count(*)::int as "count" from (${few}) as "matched"
      cross join lateral (values ${sql.join(values)}) as "of"("place", "value") group by "place", "value"`.execute(db)
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  const all = byPlace.get(0)?.reduce((sum, { count }) => sum + count, 0) ?? 0
  if (all > max) return undefined
  const countsAt = (place: number) => new Map(byPlace.get(place)?.map(({ value, count }) => [value, count]))
  return new Map(fields.map((field, place) => [field, countsAt(place)]))
}

/** Counts by value, with a flag if all are exact. */
export interface Counted {
  readonly counts: ReadonlyMap<string, number>
  readonly exact: boolean
}

/** Returns the number of records with each value of a field that has a counter. */
const maintainedCounts = async (db: Db, { table, counters }: Listed, field: string) =>
  counters?.fields.includes(field) ? countByValue(db, table, field) : undefined

const choicesOf = ({ columns }: Listed, field: string): readonly string[] => {
  const column = columns[field]
  return column?.kind === 'choice' ? column.values : []
}

/** Returns the total of a list for each value: an estimate from 10,000 on. */
const countMany = async (
  db: Db,
  listed: Listed,
  query: ListQuery,
  field: string,
  values: readonly string[],
): Promise<Counted> => {
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

/** Counts several fields; those without a counter share one query. */
const countAll = async (
  db: Db,
  listed: Listed,
  query: ListQuery,
  fields: readonly string[],
): Promise<readonly Counted[]> => {
  const maintained = await Promise.all(fields.map((field) => maintainedCounts(db, listed, field)))
  const isAll = query.where.length === 0 && !query.q
  const left = fields.filter((_, index) => !(isAll && maintained[index]))
  const few = left.length > 0 ? await countFew(db, listed, query, left) : undefined
  return Promise.all(
    fields.map((field, index) => {
      const known = maintained[index]
      if (known && isAll) return { counts: known, exact: true }
      const counts = few?.get(field)
      if (counts) return { counts, exact: true }
      return countMany(db, listed, query, field, known ? [...known.keys()] : choicesOf(listed, field))
    }),
  )
}

/**
 * Counts records by value of a field with a counter, or of a choice. Under other filters with many matches, the counts are totals
 * of lists: estimates from 10,000 on.
 */
export const countValues = async (db: Db, listed: Listed, query: ListQuery, field: string): Promise<Counted> => {
  const [counted] = await countAll(db, listed, query, [field])
  return counted ?? { counts: new Map(), exact: true }
}

/** Returns counts with a header that says if they are exact. */
export const countedAnswer = <Value>(value: Value, exact: boolean): Answer<Value> =>
  new Answer(value, { 'x-total-count-exact': String(exact) })

/** Counts records by value of several fields; the filter of a field doesn't apply to its own counts. */
export const facetsOf = async (
  db: Db,
  listed: Listed,
  query: ListQuery,
  fields: readonly string[],
): Promise<Answer<Facets>> => {
  const others = (field: string) => query.where.filter((condition) => condition.field !== field)
  const alike = [...Map.groupBy(fields, (field) => JSON.stringify(others(field))).values()]
  const groups = await Promise.all(
    alike.map(async (some) => {
      const counted = await countAll(db, listed, { ...query, where: others(some[0] ?? '') }, some)
      return counted.map((each, index) => ({ field: some[index] ?? '', ...each }))
    }),
  )
  const counted = groups.flat()
  const byField = new Map(counted.map(({ field, counts }) => [field, Object.fromEntries(counts)]))
  const facets = Object.fromEntries(fields.map((field) => [field, byField.get(field) ?? {}]))
  return countedAnswer(
    facets,
    counted.every(({ exact }) => exact),
  )
}
