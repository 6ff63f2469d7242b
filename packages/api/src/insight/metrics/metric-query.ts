import type { Dimension, Plain } from '@quarterdeck/contract/insight/metrics/metric'
import { listParametersOf, type Span } from '@quarterdeck/contract/insight/metrics/records'
import { type ListQuery, readList } from '@quarterdeck/contract/kit/list'
import { type RawBuilder, sql } from 'kysely'
import { matching } from '../../kit/lists/listed.ts'
import type { Db } from '../../kit/ports.ts'
import { sources } from './sources.ts'

/** A metric over the steps between boundaries, grouped by at most one dimension. */
export interface MetricQuery {
  /** Number of the query; its rows carry it. */
  readonly slot: number
  readonly metric: Plain
  /**
   * Timestamp that assigns a record to a step: the metric's own, or the default one of its records for a metric of the
   * present.
   */
  readonly at: string
  /** Boundaries of the steps in milliseconds, ascending; one more than there are steps. */
  readonly bounds: readonly number[]
  readonly by?: Dimension | undefined
  /** Boundaries of the comparison range, for dimensions that rank by the difference. */
  readonly comparisonBounds?: readonly number[]
  /** The month whose records are counted again in each later month. */
  readonly repeated?: Span
}

export interface Row {
  readonly slot: number
  /** Index of the step. */
  readonly step: number
  /** Key of the group; empty without a dimension. */
  readonly part: string
  /** Minor units for money. */
  readonly value: number
}

/** Boundaries outside all dates that a record can have. */
export const [earliest, latest] = [Date.UTC(1800, 0, 1), Number.POSITIVE_INFINITY]

export const dayMs = 86_400_000
const toTimestamp = (at: number) => (Number.isFinite(at) ? new Date(at).toISOString() : 'infinity')

export const timestampArray = (bounds: readonly number[]) => sql`${bounds.map(toTimestamp)}::timestamptz[]`
export const dateOf = (day: number) => toTimestamp(day * dayMs).slice(0, 10)
export const timestamp = (at: number) => sql`${toTimestamp(at)}::timestamptz`

/**
 * Returns the conditions that select a metric's records.
 * @throws Error for a filter that the list doesn't have: ignoring it would count too many records
 */
export const whereOf = ({ metric }: Pick<MetricQuery, 'metric'>): ListQuery['where'] => {
  const parameters = listParametersOf(metric, undefined, undefined, { day: '', zone: 'UTC' })
  const { query, bad } = readList(sources[metric.of].spec, parameters)
  if (bad[0]) throw new Error(`A metric's condition is no filter of ${metric.of}: ${bad[0].message}`)
  return query.where
}

export const matchingRecords = (db: Db, query: MetricQuery) => {
  const { listed } = sources[query.metric.of]
  return matching(db, listed, { sort: [], where: whereOf(query) })
}

export const timestampColumn = ({ metric, at }: MetricQuery) => sources[metric.of].moments[at] ?? sql.ref(at)

export const partColumn = ({ metric, by }: MetricQuery): RawBuilder<unknown> => {
  if (!by) return sql`''`
  return sql`coalesce((${sources[metric.of].listed.columns[by]?.sql ?? sql.ref(by)})::text, '')`
}

export const slotColumn = ({ slot }: MetricQuery) => sql`${sql.lit(slot)}::int as "slot"`

/** Adds a query and returns its slot. */
export type AddQuery = (query: Omit<MetricQuery, 'slot'>) => number

/**
 * Collects queries and gives equal ones the same slot, so that each runs once.
 * @param first slot of the first query
 */
export const collectQueries = (first = 0): { readonly add: AddQuery; readonly queries: readonly MetricQuery[] } => {
  const queries: MetricQuery[] = []
  const slots = new Map<string, number>()
  const add: AddQuery = (query) => {
    const key = JSON.stringify(query)
    const slot = slots.get(key) ?? first + queries.length
    if (!slots.has(key)) queries.push({ slot, ...query })
    slots.set(key, slot)
    return slot
  }
  return { add, queries }
}
