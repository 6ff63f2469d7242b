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

/** Where all of a metric is kept by day, as far as it has to be told apart; undefined where it is not. */
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

/** Which values count: only some, all but one, or all. */
const valuesOf = (
  { metric, by }: Asked,
  tally: Tallied,
): { readonly only?: readonly string[]; readonly not?: string } => {
  if (tally.any !== undefined) return by ? { not: tally.any } : { only: [tally.any] }
  const values = tally.by === undefined ? undefined : metric.where?.[tally.by]
  // That an open invoice is overdue is told by its day.
  const stages = values?.flatMap((value) => (value === 'overdue' ? openStages : [value]))
  if (metric.where?.[`${tally.by}${isEmpty}`]) return { not: '' }
  return stages ? { only: stages } : {}
}

/** Most questions have the same edges, and so the same days. */
const known = new WeakMap<readonly number[], readonly number[]>()

/** The whole days nearest to the edges. */
const nearest = (edges: readonly number[]): readonly number[] => {
  const days = known.get(edges) ?? edges.map((edge) => Math.round(edge / dayMs))
  known.set(edges, days)
  return days
}

/** What of the kept is asked for: the days of its steps, and what counts. */
interface Piece {
  readonly asked: Asked
  readonly tally: Tallied
  readonly sign: number
  /** Whether pieces count, and not an amount. */
  readonly isCount: boolean
  /** What is counted of one: quantities are kept in parts of it. */
  readonly parts: number
  readonly days: readonly number[]
}

/** What is read of a term of a question. */
const pieceOf = (asked: Asked, { field, sign, tally }: Kept): Piece => {
  const isCount = ['count', 'quantity'].includes(field)
  return { asked, tally, sign, isCount, parts: field === 'quantity' ? partsOfOne : 1, days: nearest(asked.edges) }
}

/** Whether a value counts; undefined where all do. */
const countedOf = ({ asked, tally }: Piece): ((value: string) => boolean) | undefined => {
  const { only, not } = valuesOf(asked, tally)
  if (!only) return not === undefined ? undefined : (value) => value !== not
  const chosen = new Set(only)
  return (value) => chosen.has(value) && value !== not
}

/** As PostgreSQL rounds. */
const whole = (worth: number) => Math.sign(worth) * Math.round(Math.abs(worth))

/** The rows that are kept of a piece. */
export type RowsOf = (piece: Piece) => readonly (readonly KeptRow[])[]

type Add = (step: number, part: string, worth: number) => void

/** Tells rows that are kept of a piece. */
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

/** Sums are rounded once. */
const roundedBy = ({ pieces }: KeptParts) => {
  const [{ parts = 1 } = {}] = pieces
  return (sum: number) => (parts === 1 ? sum : whole(sum / parts))
}

/** What a question comes to in each step, by part where it is told apart. */
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

/** What each part comes to in the one step of a question. */
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

/** All of a metric: what is kept of whole days, and where edges are not where days begin. */
export interface KeptParts {
  readonly asked: Asked
  readonly pieces: readonly Piece[]
  readonly moved: readonly Moved[]
}

/** Undefined where it is not kept. */
export const keptParts = (asked: Asked): KeptParts | undefined => {
  const kept = keptOf(asked)
  return kept && { asked, pieces: kept.map((each) => pieceOf(asked, each)), moved: movedOf(asked, kept) }
}

const keyOf = ({ tally: { entity, field }, days }: Piece) => [entity, field, written(days)].join()

const wantedOf = ({ tally: { entity, field, spans }, days }: Piece): Wanted => ({ entity, field, days, spans })

/** Reads all that is kept of what is asked; what several are told from is read once. */
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
