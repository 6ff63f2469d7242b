import { type Asked, dayMs } from './asked.ts'
import type { Tallied, Term } from './sources.ts'

/** A field that is added up, and where it is kept. */
export interface Kept extends Term {
  readonly tally: Tallied
}

/** From one moment to before another, in milliseconds. */
export interface Between {
  readonly from: number
  readonly to: number
}

/** An edge that is not where a day (UTC) begins: what lies between is taken from one step, and given to the other. */
interface Cut extends Between {
  readonly index: number
  readonly sign: 1 | -1
}

/** What is asked for, and where its edges are not where days begin. */
export interface Moved {
  readonly asked: Asked
  readonly cuts: readonly Cut[]
  /** Where that is kept by quarters of an hour. */
  readonly quarters?: Kept | undefined
}

const quarterMs = 900_000

/** @param end up to where the step before it is told already */
const cutAt = (index: number, edge: number, end: number): readonly Cut[] => {
  if (edge === end) return []
  return [{ index, from: Math.min(edge, end), to: Math.max(edge, end), sign: end > edge ? 1 : -1 }]
}

const nearest = (edge: number, unit: number) => Math.round(edge / unit) * unit

/** The field of what is kept by quarters of an hour; undefined where that is not told. */
const quartersOf = ({ by }: Asked, kept: readonly Kept[]): Kept | undefined => {
  const [each, ...more] = kept
  return each?.tally.quarters && more.length === 0 && !by ? each : undefined
}

/** What lies between is taken from one step, and given to the other: told by quarters of an hour, and by records where there are none. */
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
