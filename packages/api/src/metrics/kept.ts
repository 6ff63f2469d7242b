import { openInvoiceStates } from '@quarterdeck/contract/core/constants'
import { type RawBuilder, sql } from 'kysely'
import { inPieces } from '../lists/spans.ts'
import type { Db, Tx } from '../ports.ts'
import { partsOfOne } from '../sql/line-amount.ts'
import { once } from '../sql/planned-once.ts'
import { type Asked, dateOf, dayMs, type Row } from './asked.ts'
import { type Kept, type Moved, movedOf } from './edges.ts'
import { sources, type Tallied, termsOf } from './sources.ts'

const isEmpty = '.empty'
const filterOf = (parameter: string) => parameter.replace(isEmpty, '')

/** Where all of a metric is kept by day, as far as it has to be told apart; undefined where it is not. */
export const keptOf = ({ metric, at, by }: Asked): readonly Kept[] | undefined => {
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

/** As PostgreSQL writes an array. */
const arrayOf = (values: readonly string[]) =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join()}}`

const openStages = openInvoiceStates.filter((state) => state !== 'overdue')

/** Which values count: only some, all but one, or all. */
export const valuesOf = (
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
export const nearest = (edges: readonly number[]): readonly number[] => edges.map((edge) => Math.round(edge / dayMs))

/** What is kept of some days under a name: mostly as it was added up, which an index has, and what came since. */
export const keptBetween = (days: RawBuilder<unknown>, from: RawBuilder<unknown>, to: RawBuilder<unknown>) => {
  const each = (lane: RawBuilder<unknown>) => sql`
    select "day", "value", "count", "amount" from "tallies" where ${days} and "day" >= ${from} and "day" < ${to} and ${lane}`
  return sql`(${each(sql`"lane" = -1`)} union all ${each(sql`"lane" >= 0`)})`
}

/** What of the kept is asked for: the days of its steps, and what counts. */
export interface Piece {
  readonly asked: Asked
  readonly tally: Tallied
  readonly field: string
  readonly sign: number
  /** Whether pieces count, and not an amount. */
  readonly isCount: boolean
  /** What is counted of one: quantities are kept in parts of it. */
  readonly parts: number
  readonly days: readonly number[]
}

/** A step that is long is read by spans of days, where these are kept. */
export const piecesOf = (asked: Asked, { field, sign, tally }: Kept): readonly Piece[] => {
  const days = nearest(asked.edges)
  const [from = 0, to = 0] = [days[0], days.at(-1)]
  const isOne = tally.spans && days.length === 2 && from < to
  const pieces = isOne ? inPieces(tally.field, from, to) : undefined
  const isCount = ['count', 'quantity'].includes(field)
  const piece = { asked, tally, sign, isCount, parts: field === 'quantity' ? partsOfOne : 1 }
  if (!pieces) return [{ ...piece, field: tally.field, days }]
  return pieces.map((each) => ({ ...piece, field: each.field, days: [each.from, each.to] }))
}

/** What is kept of some days, by step and value. */
interface KeptRow {
  readonly place: number
  readonly step: number
  readonly value: string
  readonly count: number
  readonly amount: number
}

/** Where a piece is read: several may be told from the same. */
const readAs = ({ tally, field, days }: Piece) => JSON.stringify([tally.entity, field, days])

/** What is kept by day under several names, always in the same words, which take longer to plan than to read by. */
const readDays = async (db: Db | Tx, reads: readonly Piece[]): Promise<readonly KeptRow[]> => {
  const list = (told: (piece: Piece) => string) => sql`${reads.map(told)}::text[]`
  const kept = keptBetween(
    sql`"entity" = "piece"."entity" and "field" = "piece"."field"`,
    sql`"piece"."days"[1]`,
    sql`"piece"."days"[cardinality("piece"."days")]`,
  )
  const { rows } = await sql<KeptRow>`
    select "piece"."place", "told"."step", "told"."value", "told"."count", "told"."amount"
    from (
      select "place"::int, "entity", "field", "days"::date[] as "days"
      from unnest(${list(({ tally }) => tally.entity)}, ${list(({ field }) => field)}, ${list(({ days }) => arrayOf(days.map(dateOf)))})
        with ordinality as "pieces"("entity", "field", "days", "place") offset 0
    ) as "piece" cross join lateral (
      select case when cardinality("piece"."days") = 2 then 0 else width_bucket("day", "piece"."days") - 1 end as "step", "value",
        sum("count")::bigint as "count", sum("amount")::bigint as "amount"
      from ${kept} as "kept" group by 1, 2
    ) as "told" ${once}`.execute(db)
  return rows
}

const isCounted = ({ asked, tally }: Piece) => {
  const { only, not } = valuesOf(asked, tally)
  const chosen = only && new Set(only)
  return ({ value }: KeptRow) => (chosen?.has(value) ?? true) && value !== not
}

/** As PostgreSQL rounds. */
const whole = (worth: number) => Math.sign(worth) * Math.round(Math.abs(worth))

/** What a piece comes to in each step, by part where it is told apart. */
const toldBy = (piece: Piece, rows: readonly KeptRow[]): readonly Row[] => {
  const { asked, sign, isCount, parts } = piece
  const partOf = ({ value }: KeptRow) => (asked.by === undefined ? '' : value)
  const together = Map.groupBy(rows.filter(isCounted(piece)), (row) => `${row.step} ${partOf(row)}`)
  return [...together.values()].flatMap((same) => {
    const [first] = same
    const sum = same.reduce((all, { count, amount }) => all + Number(isCount ? count : amount), 0)
    return first
      ? [{ slot: asked.slot, step: first.step, part: partOf(first), worth: whole((sign * sum) / parts) }]
      : []
  })
}

/** All that is kept by day of what is asked; what several are told from is read once. */
export const fromDays = async (db: Db | Tx, pieces: readonly Piece[]): Promise<readonly Row[]> => {
  const reads = [...new Map(pieces.map((piece) => [readAs(piece), piece]))]
  const rows = Map.groupBy(
    await readDays(
      db,
      reads.map(([, piece]) => piece),
    ),
    ({ place }) => reads[place - 1]?.[0],
  )
  return pieces.flatMap((piece) => toldBy(piece, rows.get(readAs(piece)) ?? []))
}

/** All of a metric: what is kept of whole days, and where edges are not where days begin; undefined where it is not kept. */
export const keptParts = (
  asked: Asked,
): { readonly pieces: readonly Piece[]; readonly moved: readonly Moved[] } | undefined => {
  const kept = keptOf(asked)
  return kept && { pieces: kept.flatMap((each) => piecesOf(asked, each)), moved: movedOf(asked, kept) }
}
