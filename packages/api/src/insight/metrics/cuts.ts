import { type Asked, dayMs } from './asked.ts'
import type { Tallied, Term } from './sources.ts'

/** A term of a measure with the rollup that stores it. */
export interface Kept extends Term {
  readonly tally: Tallied
}

/** The interval [from, to) in milliseconds. */
export interface Between {
  readonly from: number
  readonly to: number
}

/**
 * The records between a boundary and the nearest day of the rollup (UTC): added to one of the two adjacent steps and
 * subtracted from the other.
 */
interface Cut extends Between {
  readonly index: number
  readonly sign: 1 | -1
}

/** A query with its partial days. */
export interface Moved {
  readonly asked: Asked
  readonly cuts: readonly Cut[]
  /** Rollup of the partial days by quarter hour; undefined if they are read from records. */
  readonly quarters?: Kept | undefined
}

const quarterMs = 900_000

/** @param end boundary up to which the step before is already counted */
const cutAt = (index: number, edge: number, end: number): readonly Cut[] => {
  if (edge === end) return []
  return [{ index, from: Math.min(edge, end), to: Math.max(edge, end), sign: end > edge ? 1 : -1 }]
}

const nearest = (edge: number, unit: number) => Math.round(edge / unit) * unit

/** Returns the term stored by quarter hour; undefined if the query has a dimension or several terms. */
const quartersOf = ({ by }: Asked, kept: readonly Kept[]): Kept | undefined => {
  const [each, ...more] = kept
  return each?.tally.quarters && more.length === 0 && !by ? each : undefined
}

/**
 * Returns the partial days of a query: whole quarter hours from counters if those are stored, and the rest from
 * records.
 */
export const movedOf = (asked: Asked, kept: readonly Kept[]): readonly Moved[] => {
  const quarters = quartersOf(asked, kept)
  const unit = quarters ? quarterMs : dayMs
  const told = (end: (edge: number) => number, start: (edge: number) => number) =>
    asked.edges.flatMap((edge, index) => cutAt(index, start(edge), end(edge)))
  const byQuarters = told(
    (edge) => nearest(edge, dayMs),
    (edge) => nearest(edge, unit),
  )
  const byRecords = told(
    (edge) => nearest(edge, unit),
    (edge) => edge,
  )
  const both = [
    { asked, quarters, cuts: quarters ? byQuarters : [] },
    { asked, cuts: byRecords },
  ]
  return both.filter(({ cuts }) => cuts.length > 0)
}
