import { openInvoiceStates } from '@quarterdeck/contract/core/constants'
import type { Tx } from '../ports.ts'
import { partsOfOne } from '../sql/line-amount.ts'
import { type Asked, dayMs, type Row } from './asked.ts'
import { type Kept, type Moved, movedOf } from './edges.ts'
import type { OpenSettled, Wanted } from './settled.ts'
import { sources, type Tallied, termsOf } from './sources.ts'
import type { KeptRow } from './tallied.ts'

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

/** The whole days nearest to the edges. */
const nearest = (edges: readonly number[]): readonly number[] => edges.map((edge) => Math.round(edge / dayMs))

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

const isCounted = ({ asked, tally }: Piece) => {
  const { only, not } = valuesOf(asked, tally)
  const chosen = only && new Set(only)
  return ({ value }: KeptRow) => (chosen?.has(value) ?? true) && value !== not
}

/** As PostgreSQL rounds. */
const whole = (worth: number) => Math.sign(worth) * Math.round(Math.abs(worth))

/** The rows that are kept of a piece. */
export type RowsOf = (piece: Piece) => readonly (readonly KeptRow[])[]

/** What a piece comes to in each step, by part where it is told apart. */
export const toldBy = (piece: Piece, rowsOf: RowsOf): readonly Row[] => {
  const { asked, sign, isCount, parts } = piece
  const counts = isCounted(piece)
  const sums = new Map<string, Row>()
  for (const row of rowsOf(piece).flat()) {
    if (!counts(row)) continue
    const part = asked.by === undefined ? '' : row.value
    const key = `${row.step} ${part}`
    const worth = (sums.get(key)?.worth ?? 0) + (isCount ? row.count : row.amount)
    sums.set(key, { slot: asked.slot, step: row.step, part, worth })
  }
  return [...sums.values()].map((row) => ({ ...row, worth: whole((sign * row.worth) / parts) }))
}

/**
 * What each part comes to in the one step of a question.
 * @param edges what is moved where its edges are not where days begin
 */
export const sumsBy = (
  { asked, pieces }: KeptParts,
  rowsOf: RowsOf,
  edges: readonly Row[],
): ReadonlyMap<string, number> => {
  const [{ parts = 1 } = {}] = pieces
  const sums = new Map<string, number>()
  const add = (part: string, worth: number) => sums.set(part, (sums.get(part) ?? 0) + worth)
  for (const piece of pieces) {
    const counts = isCounted(piece)
    for (const rows of rowsOf(piece))
      for (const row of rows) if (counts(row)) add(row.value, piece.sign * (piece.isCount ? row.count : row.amount))
  }
  for (const { slot, step, part, worth } of edges) if (slot === asked.slot && step === 0) add(part, worth * parts)
  for (const [part, sum] of sums) sums.set(part, whole(sum / parts))
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

const wantedOf = ({ tally: { entity, field, spans }, days }: Piece): Wanted => ({ entity, field, days, spans })

/** Reads all that is kept of what is asked; what several are told from is read once. */
export const readKept = async (
  tx: Tx,
  all: readonly KeptParts[],
  settle: OpenSettled,
  today: number,
): Promise<RowsOf> => {
  const keys = new Map(all.flatMap(({ pieces }) => pieces).map((piece) => [piece, JSON.stringify(wantedOf(piece))]))
  const reads = new Map([...keys].map(([piece, key]) => [key, wantedOf(piece)]))
  if (reads.size === 0) return () => []
  const found = await settle(tx, [...reads.values()], today)
  const rows = new Map([...reads.keys()].map((key, place) => [key, found[place] ?? []]))
  return (piece) => rows.get(keys.get(piece) ?? '') ?? []
}
