import { openInvoiceStates } from '@quarterdeck/contract/core/constants'
import { type RawBuilder, sql } from 'kysely'
import { inPieces } from '../lists/spans.ts'
import type { Db } from '../ports.ts'
import { partsOfOne } from '../sql/line-amount.ts'
import { type Asked, dateOf, dayMs, head, type Row } from './asked.ts'
import { atEdges, type Kept, type Moved, movedOf } from './edges.ts'
import { sources, type Tallied, termsOf } from './sources.ts'

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

/** As PostgreSQL writes an array. */
const arrayOf = (values: readonly string[]) =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join()}}`

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

/** What is kept of some days under a name: mostly as it was added up, which an index has, and what came since. */
const keptBetween = (days: RawBuilder<unknown>, from: RawBuilder<unknown>, to: RawBuilder<unknown>) => {
  const each = (lane: RawBuilder<unknown>) => sql`
    select "day", "value", "count", "amount" from "tallies" where ${days} and "day" >= ${from} and "day" < ${to} and ${lane}`
  return sql`(${each(sql`"lane" = -1`)} union all ${each(sql`"lane" >= 0`)})`
}

/** What of the kept is asked for: the days of its steps, and what counts. */
interface Piece {
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
const piecesOf = (asked: Asked, { field, sign, tally }: Kept): readonly Piece[] => {
  const days = nearest(asked.edges)
  const [from = 0, to = 0] = [days[0], days.at(-1)]
  const isOne = tally.spans && days.length === 2 && from < to
  const pieces = isOne ? inPieces(tally.field, from, to) : undefined
  const isCount = ['count', 'quantity'].includes(field)
  const piece = { asked, tally, sign, isCount, parts: field === 'quantity' ? partsOfOne : 1 }
  if (!pieces) return [{ ...piece, field: tally.field, days }]
  return pieces.map((each) => ({ ...piece, field: each.field, days: [each.from, each.to] }))
}

/** All that is kept by day of what is asked, in one statement for all of it, which takes longer to plan than to read. */
export const fromDays = (pieces: readonly Piece[]): RawBuilder<Row> => {
  const list = (type: string, told: (piece: Piece) => string | number | boolean | null) =>
    sql`${pieces.map(told)}::${sql.raw(type)}[]`
  const values = pieces.map(({ asked, tally }) => valuesOf(asked, tally))
  const only = values.map((each) => (each.only ? arrayOf(each.only) : null))
  const not = values.map((each) => each.not ?? null)
  return sql`
    select "piece"."slot", "told"."step", "told"."part", "told"."worth"
    from (
      select "slot", "entity", "field", "sign", "isCount", "parts", "isSplit", "days"::date[] as "days", "only"::text[] as "only", "not"
      from unnest(${list('int', ({ asked }) => asked.slot)}, ${list('text', ({ tally }) => tally.entity)},
        ${list('text', ({ field }) => field)}, ${list('int', ({ sign }) => sign)}, ${list('bool', ({ isCount }) => isCount)},
        ${list('int', ({ parts }) => parts)},
        ${list('bool', ({ asked }) => asked.by !== undefined)}, ${list('text', ({ days }) => arrayOf(days.map(dateOf)))},
        ${only}::text[], ${not}::text[])
        as "pieces"("slot", "entity", "field", "sign", "isCount", "parts", "isSplit", "days", "only", "not") offset 0
    ) as "piece" cross join lateral (
      select case when cardinality("piece"."days") = 2 then 0 else width_bucket("day", "piece"."days") - 1 end as "step",
        case when "piece"."isSplit" then "value" else '' end as "part",
        ("piece"."sign" * sum(case when "piece"."isCount" then "count" else "amount" end) / "piece"."parts")::bigint as "worth"
      from ${keptBetween(
        sql`"entity" = "piece"."entity" and "field" = "piece"."field"`,
        sql`"piece"."days"[1]`,
        sql`"piece"."days"[cardinality("piece"."days")]`,
      )} as "kept"
      where ("piece"."only" is null or "value" = any("piece"."only")) and ("piece"."not" is null or "value" <> "piece"."not")
      group by 1, 2
    ) as "told"`
}

/** All of a metric: what is kept of whole days, and where edges are not where days begin; undefined where it is not kept. */
export const keptParts = (
  asked: Asked,
): { readonly pieces: readonly Piece[]; readonly moved: readonly Moved[] } | undefined => {
  const kept = keptOf(asked)
  return kept && { pieces: kept.flatMap((each) => piecesOf(asked, each)), moved: movedOf(asked, kept) }
}

/** What is kept of one step, of as many parts as there may be: not added up yet. */
const inParts = ({ asked, tally, field, sign, isCount, parts, days: [from = 0, to = 0] }: Piece): RawBuilder<Row> => {
  const { only, not } = valuesOf(asked, tally)
  const kept = keptBetween(
    sql`"entity" = ${tally.entity} and "field" = ${field}
      ${only ? sql`and "value" = any(${only}::text[])` : sql``} ${not === undefined ? sql`` : sql`and "value" <> ${not}`}`,
    sql`${dateOf(from)}::date`,
    sql`${dateOf(to)}::date`,
  )
  const told = sql.ref(isCount ? 'count' : 'amount')
  const worth = parts === 1 ? told : sql`${told} / ${sql.lit(parts)}.0`
  return sql`select ${head(asked)}, 0 as "step", "value" as "part", ${sql.lit(sign)} * ${worth} as "worth" from ${kept} as "kept"`
}

/** All of a metric in one step, as rows of which several may be of one part; undefined where it is not kept. */
export const keptRows = (db: Db, asked: Asked): readonly RawBuilder<Row>[] | undefined => {
  const kept = keptParts(asked)
  return kept && [...kept.pieces.map(inParts), ...atEdges(db, kept.moved)]
}
