import { openInvoiceStates } from '@quarterdeck/contract/kit/constants'
import type { Tx } from '../../kit/ports.ts'
import { partsOfOne } from '../../kit/sql/line-amount.ts'
import { type Asked, dayMs, type Row } from './asked.ts'
import { type Kept, type Moved, movedOf } from './cuts.ts'
import type { Edge } from './edges.ts'
import type { OpenSettled, Wanted } from './settled.ts'
import { sources, type Tallied, termsOf } from './sources.ts'
import { openSums, type Sums } from './sums.ts'
import { type KeptRow, written } from './tallied.ts'

const isEmpty = '.empty'
const filterOf = (parameter: string) => parameter.replace(isEmpty, '')

/**
 * Returns the rollup of each term of a query; undefined if one isn't stored by day with the needed dimension and
 * filters.
 */
const keptOf = ({ metric, at, by }: Asked): readonly Kept[] | undefined => {
  const kept = sources[metric.of].tallies[at]
  const terms = termsOf(metric.measure)
  if (!kept || !terms) return undefined
  const named = Object.keys(metric.where ?? {}).map(filterOf)
  const found = terms.flatMap((term): Kept[] => {
    const tally = kept[term.field]?.find(
      (each) => named.every((name) => name === each.by || name === each.within) && (by === undefined || by === each.by),
    )
    return tally ? [{ ...term, tally }] : []
  })
  return found.length === terms.length ? found : undefined
}

const openStages = openInvoiceStates.filter((state) => state !== 'overdue')

/** Returns the values of the rollup's dimension that count: only some, all but one, or all. */
const valuesOf = (
  { metric, by }: Asked,
  tally: Tallied,
): { readonly only?: readonly string[]; readonly not?: string } => {
  if (tally.any !== undefined) return by ? { not: tally.any } : { only: [tally.any] }
  const values = tally.by === undefined ? undefined : metric.where?.[tally.by]
  // Rollups don't store `overdue`: it follows from the day.
  const stages = values?.flatMap((value) => (value === 'overdue' ? openStages : [value]))
  if (metric.where?.[`${tally.by}${isEmpty}`]) return { not: '' }
  return stages ? { only: stages } : {}
}

/** Whole days by boundaries; most queries share these. */
const known = new WeakMap<readonly number[], readonly number[]>()

/** Returns the whole days (UTC) nearest to the boundaries. */
const nearest = (edges: readonly number[]): readonly number[] => {
  const days = known.get(edges) ?? edges.map((edge) => Math.round(edge / dayMs))
  known.set(edges, days)
  return days
}

/** A rollup to read for one term of a query. */
interface Piece {
  readonly asked: Asked
  readonly tally: Tallied
  readonly sign: number
  /** True to add up counts, false for amounts. */
  readonly isCount: boolean
  /** Divisor of the sums: quantities are stored in fractions of a piece. */
  readonly parts: number
  readonly days: readonly number[]
}

/** Returns the rollup read for a term of a query. */
const pieceOf = (asked: Asked, { field, sign, tally }: Kept): Piece => {
  const isCount = ['count', 'quantity'].includes(field)
  return { asked, tally, sign, isCount, parts: field === 'quantity' ? partsOfOne : 1, days: nearest(asked.edges) }
}

/** Returns a test for values that count; undefined if all do. */
const countedOf = ({ asked, tally }: Piece): ((value: string) => boolean) | undefined => {
  const { only, not } = valuesOf(asked, tally)
  if (!only) return not === undefined ? undefined : (value) => value !== not
  const chosen = new Set(only)
  return (value) => chosen.has(value) && value !== not
}

/** Rounds half away from zero, like PostgreSQL. */
const whole = (worth: number) => Math.sign(worth) * Math.round(Math.abs(worth))

/** Returns the stored rows of a rollup read. */
export type RowsOf = (piece: Piece) => readonly (readonly KeptRow[])[]

type Add = (step: number, part: string, worth: number) => void

/** Adds up the stored rows whose value counts. */
const tellRows = (
  { asked: { by }, sign, isCount }: Piece,
  counts: ReturnType<typeof countedOf>,
  rows: readonly KeptRow[],
  add: Add,
): void => {
  for (const { step, value, count, amount } of rows)
    if (!counts || counts(value)) add(step, by ? value : '', sign * (isCount ? count : amount))
}

const tellEdges = (edges: readonly Edge[], add: Add): void => {
  for (const { step, sign, parts } of edges) for (const [part, worth] of parts) add(step, part, sign * worth)
}

/** Returns the function that rounds a sum; it is applied once, after all terms are added. */
const roundedBy = ({ pieces }: KeptParts) => {
  const [{ parts = 1 } = {}] = pieces
  return (sum: number) => (parts === 1 ? sum : whole(sum / parts))
}

/** Returns the rows of a query, by step and group. */
export const toldBy = (kept: KeptParts, rowsOf: RowsOf, edges: readonly Edge[]): readonly Row[] => {
  const { slot } = kept.asked
  const rounded = roundedBy(kept)
  const sums = new Map<string, Map<number, number>>()
  const add: Add = (step, part, worth) => {
    const steps = sums.get(part) ?? new Map<number, number>()
    if (steps.size === 0) sums.set(part, steps)
    steps.set(step, (steps.get(step) ?? 0) + worth)
  }
  for (const piece of kept.pieces) for (const rows of rowsOf(piece)) tellRows(piece, countedOf(piece), rows, add)
  tellEdges(edges, add)
  return [...sums].flatMap(([part, steps]) =>
    [...steps].map(([step, sum]) => ({ slot, step, part, worth: rounded(sum) })),
  )
}

/** Returns the sums of a query with one step, by group. */
export const sumsBy = (kept: KeptParts, rowsOf: RowsOf, edges: readonly Edge[]): Sums => {
  const [first, ...more] = kept.pieces
  const [remembered, ...since] = first ? rowsOf(first) : []
  const isAll = first !== undefined && !countedOf(first) && first.sign === 1
  const { add, sums } = openSums(isAll ? remembered : undefined, first?.isCount ?? true, roundedBy(kept))
  const addInside: Add = (step, part, worth) => {
    if (step === 0) add(part, worth)
  }
  const rest = isAll ? since : [remembered ?? [], ...since]
  if (first) for (const rows of rest) tellRows(first, countedOf(first), rows, addInside)
  for (const piece of more) for (const rows of rowsOf(piece)) tellRows(piece, countedOf(piece), rows, addInside)
  tellEdges(edges, addInside)
  return sums
}

/** A query in two parts: rollups of whole days, and the partial days at its boundaries. */
export interface KeptParts {
  readonly asked: Asked
  readonly pieces: readonly Piece[]
  readonly moved: readonly Moved[]
}

/** Returns undefined if the query can't be answered from rollups. */
export const keptParts = (asked: Asked): KeptParts | undefined => {
  const kept = keptOf(asked)
  return kept && { asked, pieces: kept.map((each) => pieceOf(asked, each)), moved: movedOf(asked, kept) }
}

const keyOf = ({ tally: { entity, field }, days }: Piece) => [entity, field, written(days)].join()

const wantedOf = ({ tally: { entity, field, spans }, days }: Piece): Wanted => ({ entity, field, days, spans })

/** Reads the rollups of all queries; those that several queries share are read once. */
export const readKept = async (
  tx: Tx,
  all: readonly KeptParts[],
  settle: OpenSettled,
  today: number,
): Promise<RowsOf> => {
  const keys = new Map(all.flatMap(({ pieces }) => pieces).map((piece) => [piece, keyOf(piece)]))
  const reads = new Map([...keys].map(([piece, key]) => [key, wantedOf(piece)]))
  if (reads.size === 0) return () => []
  const found = await settle(tx, [...reads.values()], today)
  const rows = new Map([...reads.keys()].map((key, place) => [key, found[place] ?? []]))
  return (piece) => rows.get(keys.get(piece) ?? '') ?? []
}
