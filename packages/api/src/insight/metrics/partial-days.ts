import { dayMs, type MetricQuery } from './metric-query.ts'
import type { Rollup, Term } from './sources.ts'

/** A term of a measure with the rollup that stores it. */
export interface RollupTerm extends Term {
  readonly rollup: Rollup
}

/** The interval [from, to) in milliseconds. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/**
 * The records between a boundary and the nearest day of the rollup (UTC): added to one of the two adjacent steps and
 * subtracted from the other.
 */
interface PartialDay extends Interval {
  readonly index: number
  readonly sign: 1 | -1
}

/** A query with its partial days. */
export interface PartialDayRead {
  readonly query: MetricQuery
  readonly partialDays: readonly PartialDay[]
  /** Rollup of the partial days by quarter hour; undefined if they are read from records. */
  readonly quarters?: RollupTerm | undefined
}

const quarterMs = 900_000

/** @param end boundary up to which the step before is already counted */
const partialDayAt = (index: number, bound: number, end: number): readonly PartialDay[] => {
  if (bound === end) return []
  return [{ index, from: Math.min(bound, end), to: Math.max(bound, end), sign: end > bound ? 1 : -1 }]
}

const nearest = (bound: number, unit: number) => Math.round(bound / unit) * unit

/** Returns the term stored by quarter hour; undefined if the query has a dimension or several terms. */
const quartersOf = ({ by }: MetricQuery, terms: readonly RollupTerm[]): RollupTerm | undefined => {
  const [each, ...more] = terms
  return each?.rollup.quarters && more.length === 0 && !by ? each : undefined
}

/**
 * Returns the partial days of a query: whole quarter hours from counters if those are stored, and the rest from
 * records.
 */
export const partialDaysOf = (query: MetricQuery, terms: readonly RollupTerm[]): readonly PartialDayRead[] => {
  const quarters = quartersOf(query, terms)
  const unit = quarters ? quarterMs : dayMs
  const partials = (end: (bound: number) => number, start: (bound: number) => number) =>
    query.bounds.flatMap((bound, index) => partialDayAt(index, start(bound), end(bound)))
  const byQuarters = partials(
    (bound) => nearest(bound, dayMs),
    (bound) => nearest(bound, unit),
  )
  const byRecords = partials(
    (bound) => nearest(bound, unit),
    (bound) => bound,
  )
  const both = [
    { query, quarters, partialDays: quarters ? byQuarters : [] },
    { query, partialDays: byRecords },
  ]
  return both.filter(({ partialDays }) => partialDays.length > 0)
}
