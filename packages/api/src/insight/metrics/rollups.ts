import { openInvoiceStates } from '@quarterdeck/contract/kit/constants'
import type { Tx } from '../../kit/ports.ts'
import { partsOfOne } from '../../kit/sql/line-amount.ts'
import { dayMs, type MetricQuery, type Row } from './metric-query.ts'
import { type PartialDayRead, partialDaysOf, type RollupTerm } from './partial-days.ts'
import type { Correction } from './read-partial-days.ts'
import type { RollupRead, RollupReader } from './rollup-cache.ts'
import { type RollupRow, toDateArray } from './rollup-rows.ts'
import { type Rollup, sources, termsOf } from './sources.ts'
import { openSums, type Sums } from './sums.ts'

const isEmpty = '.empty'
const filterOf = (parameter: string) => parameter.replace(isEmpty, '')

/**
 * Returns the rollup of each term of a query; undefined if one isn't stored by day with the needed dimension and
 * filters.
 */
const rollupTermsOf = ({ metric, at, by }: MetricQuery): readonly RollupTerm[] | undefined => {
  const rollups = sources[metric.of].rollups[at]
  const terms = termsOf(metric.measure)
  if (!rollups || !terms) return undefined
  const named = Object.keys(metric.where ?? {}).map(filterOf)
  const found = terms.flatMap((term): RollupTerm[] => {
    const rollup = rollups[term.field]?.find(
      (each) => named.every((name) => name === each.by || name === each.within) && (by === undefined || by === each.by),
    )
    return rollup ? [{ ...term, rollup }] : []
  })
  return found.length === terms.length ? found : undefined
}

const openStages = openInvoiceStates.filter((state) => state !== 'overdue')

/** Returns the values of the rollup's dimension that count: only some, all but one, or all. */
const valuesOf = (
  { metric, by }: MetricQuery,
  rollup: Rollup,
): { readonly only?: readonly string[]; readonly not?: string } => {
  if (rollup.any !== undefined) return by ? { not: rollup.any } : { only: [rollup.any] }
  const values = rollup.by === undefined ? undefined : metric.where?.[rollup.by]
  // Rollups don't store `overdue`: it follows from the day.
  const stages = values?.flatMap((value) => (value === 'overdue' ? openStages : [value]))
  if (metric.where?.[`${rollup.by}${isEmpty}`]) return { not: '' }
  return stages ? { only: stages } : {}
}

/** Whole days by boundaries; most queries share these. */
const known = new WeakMap<readonly number[], readonly number[]>()

/** Returns the whole days (UTC) nearest to the boundaries. */
const nearestDays = (bounds: readonly number[]): readonly number[] => {
  const days = known.get(bounds) ?? bounds.map((bound) => Math.round(bound / dayMs))
  known.set(bounds, days)
  return days
}

/** A rollup to read for one term of a query. */
interface TermRead {
  readonly query: MetricQuery
  readonly rollup: Rollup
  readonly sign: number
  /** True to add up counts, false for amounts. */
  readonly isCount: boolean
  /** Divisor of the sums: quantities are stored in fractions of a piece. */
  readonly scale: number
  readonly days: readonly number[]
}

/** Returns the rollup read for a term of a query. */
const termReadOf = (query: MetricQuery, { field, sign, rollup }: RollupTerm): TermRead => {
  const isCount = ['count', 'quantity'].includes(field)
  return { query, rollup, sign, isCount, scale: field === 'quantity' ? partsOfOne : 1, days: nearestDays(query.bounds) }
}

/** Returns a test for values that count; undefined if all do. */
const countedOf = ({ query, rollup }: TermRead): ((value: string) => boolean) | undefined => {
  const { only, not } = valuesOf(query, rollup)
  if (!only) return not === undefined ? undefined : (value) => value !== not
  const chosen = new Set(only)
  return (value) => chosen.has(value) && value !== not
}

/** Rounds half away from zero, like PostgreSQL. */
const roundHalfAway = (value: number) => Math.sign(value) * Math.round(Math.abs(value))

/** Returns the stored rows of a rollup read. */
export type RowsOf = (term: TermRead) => readonly (readonly RollupRow[])[]

type Add = (step: number, part: string, value: number) => void

/** Adds up the stored rows whose value counts. */
const addRows = (
  { query: { by }, sign, isCount }: TermRead,
  counts: ReturnType<typeof countedOf>,
  rows: readonly RollupRow[],
  add: Add,
): void => {
  for (const { step, value, count, amount } of rows)
    if (!counts || counts(value)) add(step, by ? value : '', sign * (isCount ? count : amount))
}

const addCorrections = (corrections: readonly Correction[], add: Add): void => {
  for (const { step, sign, parts } of corrections) for (const [part, value] of parts) add(step, part, sign * value)
}

/** Returns the function that rounds a sum; it is applied once, after all terms are added. */
const roundingOf = ({ terms }: RollupPlan) => {
  const [{ scale = 1 } = {}] = terms
  return (sum: number) => (scale === 1 ? sum : roundHalfAway(sum / scale))
}

/** Returns the rows of a query, by step and group. */
export const rowsByStep = (plan: RollupPlan, rowsOf: RowsOf, corrections: readonly Correction[]): readonly Row[] => {
  const { slot } = plan.query
  const rounded = roundingOf(plan)
  const sums = new Map<string, Map<number, number>>()
  const add: Add = (step, part, value) => {
    const steps = sums.get(part) ?? new Map<number, number>()
    if (steps.size === 0) sums.set(part, steps)
    steps.set(step, (steps.get(step) ?? 0) + value)
  }
  for (const term of plan.terms) for (const rows of rowsOf(term)) addRows(term, countedOf(term), rows, add)
  addCorrections(corrections, add)
  return [...sums].flatMap(([part, steps]) =>
    [...steps].map(([step, sum]) => ({ slot, step, part, value: rounded(sum) })),
  )
}

/** Returns the sums of a query with one step, by group. */
export const sumsByPart = (plan: RollupPlan, rowsOf: RowsOf, corrections: readonly Correction[]): Sums => {
  const [first, ...more] = plan.terms
  const [cached, ...uncached] = first ? rowsOf(first) : []
  const isAll = first !== undefined && !countedOf(first) && first.sign === 1
  const { add, sums } = openSums(isAll ? cached : undefined, first?.isCount ?? true, roundingOf(plan))
  const addInside: Add = (step, part, value) => {
    if (step === 0) add(part, value)
  }
  const rest = isAll ? uncached : [cached ?? [], ...uncached]
  if (first) for (const rows of rest) addRows(first, countedOf(first), rows, addInside)
  for (const term of more) for (const rows of rowsOf(term)) addRows(term, countedOf(term), rows, addInside)
  addCorrections(corrections, addInside)
  return sums
}

/** A query in two parts: rollups of whole days, and the partial days at its boundaries. */
export interface RollupPlan {
  readonly query: MetricQuery
  readonly terms: readonly TermRead[]
  readonly partialDays: readonly PartialDayRead[]
}

/** Returns undefined if the query can't be answered from rollups. */
export const rollupPlanOf = (query: MetricQuery): RollupPlan | undefined => {
  const terms = rollupTermsOf(query)
  return (
    terms && { query, terms: terms.map((each) => termReadOf(query, each)), partialDays: partialDaysOf(query, terms) }
  )
}

const keyOf = ({ rollup: { entity, field }, days }: TermRead) => [entity, field, toDateArray(days)].join()

const rollupReadOf = ({ rollup: { entity, field, spans }, days }: TermRead): RollupRead => ({
  entity,
  field,
  days,
  spans,
})

/** Reads the rollups of all queries; those that several queries share are read once. */
export const readRollups = async (
  tx: Tx,
  all: readonly RollupPlan[],
  readCached: RollupReader,
  today: number,
): Promise<RowsOf> => {
  const keys = new Map(all.flatMap(({ terms }) => terms).map((term) => [term, keyOf(term)]))
  const reads = new Map([...keys].map(([term, key]) => [key, rollupReadOf(term)]))
  if (reads.size === 0) return () => []
  const found = await readCached(tx, [...reads.values()], today)
  const rows = new Map([...reads.keys()].map((key, place) => [key, found[place] ?? []]))
  return (term) => rows.get(keys.get(term) ?? '') ?? []
}
