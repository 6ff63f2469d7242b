import type { Dimension, Plain } from '@quarterdeck/contract/insight/metrics/metric'
import { listParametersOf, type Span } from '@quarterdeck/contract/insight/metrics/records'
import { type ListQuery, readList } from '@quarterdeck/contract/kit/list'
import { type RawBuilder, sql } from 'kysely'
import { matching } from '../../kit/lists/listed.ts'
import type { Db } from '../../kit/ports.ts'
import { sources } from './sources.ts'

/** What one metric comes to between some moments. */
export interface Asked {
  /** Which answer the rows belong to. */
  readonly slot: number
  readonly metric: Plain
  /** By which moment; the metric's own unless it is told by age. */
  readonly at: string
  /** In milliseconds, each before the next. */
  readonly edges: readonly number[]
  readonly by?: Dimension | undefined
  /** What the range is compared with, where parts are found by both. */
  readonly before?: readonly number[]
  /** The month whose records come again each month. */
  readonly repeated?: Span
}

export interface Row {
  readonly slot: number
  /** Between which edges, from 0. */
  readonly step: number
  /** The value that it is split by, or nothing. */
  readonly part: string
  /** In minor units where it is money. */
  readonly worth: number
}

/** Before and after all days that a record can be of. */
export const [earliest, latest] = [Date.UTC(1800, 0, 1), Number.POSITIVE_INFINITY]

export const dayMs = 86_400_000
const written = (at: number) => (Number.isFinite(at) ? new Date(at).toISOString() : 'infinity')

export const instants = (edges: readonly number[]) => sql`${edges.map(written)}::timestamptz[]`
export const dateOf = (day: number) => written(day * dayMs).slice(0, 10)
export const moment = (at: number) => sql`${written(at)}::timestamptz`

/** Returns the conditions that find a metric's records. @throws Error for one that its list doesn't have, without which it would count too much */
export const whereOf = ({ metric }: Pick<Asked, 'metric'>): ListQuery['where'] => {
  const parameters = listParametersOf(metric, undefined, undefined, { day: '', zone: 'UTC' })
  const { query, bad } = readList(sources[metric.of].spec, parameters)
  if (bad[0]) throw new Error(`A metric's condition is no filter of ${metric.of}: ${bad[0].message}`)
  return query.where
}

export const matched = (db: Db, asked: Asked) => {
  const { listed } = sources[asked.metric.of]
  return matching(db, listed, { sort: [], where: whereOf(asked) })
}

export const momentOf = ({ metric, at }: Asked) => sources[metric.of].moments[at] ?? sql.ref(at)

export const partOf = ({ metric, by }: Asked): RawBuilder<unknown> => {
  if (!by) return sql`''`
  return sql`coalesce((${sources[metric.of].listed.columns[by]?.sql ?? sql.ref(by)})::text, '')`
}

export const head = ({ slot }: Asked) => sql`${sql.lit(slot)}::int as "slot"`

/** Puts a question, and says which answer is its. */
export type Put = (question: Omit<Asked, 'slot'>) => number

/**
 * Collects questions, of which several may be the same: each is asked once.
 * @param first which answer is that of the first of them
 */
export const openQuestions = (first = 0): { readonly put: Put; readonly asked: readonly Asked[] } => {
  const asked: Asked[] = []
  const slots = new Map<string, number>()
  const put: Put = (question) => {
    const key = JSON.stringify(question)
    const slot = slots.get(key) ?? first + asked.length
    if (!slots.has(key)) asked.push({ slot, ...question })
    slots.set(key, slot)
    return slot
  }
  return { put, asked }
}
