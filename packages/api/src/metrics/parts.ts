import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../ports.ts'
import { type Asked, dateOf, dayMs, head, type Row } from './asked.ts'
import { atEdges, type Kept, movedOf } from './edges.ts'
import { keptBetween, keptOf, nearest, type Piece, piecesOf, valuesOf } from './kept.ts'
import { type Settled, type Stretch, settledRows } from './settled.ts'

/** Fewer days are added up as quickly as they are looked up. */
const fewestDays = 8

/** What of one long step is told by sums that are worth remembering: all but today, of which most is written. */
const stretchOf = (asked: Asked, { tally: { entity, field, spans } }: Kept, today: number): Stretch | undefined => {
  const days = nearest(asked.edges)
  const [from = 0, last = 0] = [days[0], days.at(-1)]
  const to = Math.min(last, today)
  return spans && days.length === 2 && to - from >= fewestDays ? { entity, field, from, to } : undefined
}

/** @param today as a number, from 1970-01-01 on */
export const stretchesOf = (asked: Asked, today: number): readonly Stretch[] =>
  keptOf(asked)?.flatMap((kept) => stretchOf(asked, kept, today) ?? []) ?? []

/** What several parts of a statement are told from: it is read once, under a name. */
export interface Shared {
  /** @param key the same for the same rows */
  readonly named: (key: string, rows: () => RawBuilder<unknown>) => RawBuilder<unknown>
  /** All of it, to begin the statement with. */
  readonly tables: () => RawBuilder<unknown>
}

export const openShared = (): Shared => {
  const found = new Map<string, { readonly name: RawBuilder<unknown>; readonly rows: RawBuilder<unknown> }>()
  return {
    named: (key, rows) => {
      const known = found.get(key) ?? { name: sql.id(`shared${found.size}`), rows: rows() }
      found.set(key, known)
      return known.name
    },
    tables: () => {
      const tables = [...found.values()].map(({ name, rows }) => sql`${name} as materialized (${rows})`)
      return tables.length > 0 ? sql`with ${sql.join(tables)}` : sql``
    },
  }
}

/** What parts are read with. */
export interface Reading {
  readonly db: Db | Tx
  readonly today: number
  readonly settled: Settled
  readonly shared: Shared
}

const counting = ({ asked, tally }: Pick<Piece, 'asked' | 'tally'>) => {
  const { only, not } = valuesOf(asked, tally)
  return sql`${only ? sql`"value" = any(${only}::text[])` : sql`true`} and ${not === undefined ? sql`true` : sql`"value" <> ${not}`}`
}

const rowsOfPiece = ({ tally, field, days: [from = 0, to = 0] }: Piece) =>
  keptBetween(
    sql`"entity" = ${tally.entity} and "field" = ${field}`,
    sql`${dateOf(from)}::date`,
    sql`${dateOf(to)}::date`,
  )

/** What is kept of one step, of as many parts as there may be: not added up yet. */
const inParts = (piece: Piece, rows: RawBuilder<unknown>): RawBuilder<Row> => {
  const { asked, sign, isCount } = piece
  const worth = sql`${sql.lit(sign)} * ${sql.ref(isCount ? 'count' : 'amount')}`
  return sql`select ${head(asked)}, 0 as "step", "value" as "part", ${worth} as "worth" from ${rows} as "kept" where ${counting(piece)}`
}

const partsOfKept = (asked: Asked, kept: Kept, { settled, today }: Reading): readonly RawBuilder<Row>[] => {
  const stretch = stretchOf(asked, kept, today)
  const sums = stretch && settled(stretch)
  if (!sums) return piecesOf(asked, kept).map((piece) => inParts(piece, rowsOfPiece(piece)))
  const [first = 0, last = 0] = [stretch.to * dayMs, asked.edges.at(-1)]
  const rest = piecesOf({ ...asked, edges: [first, Math.max(first, last)] }, kept)
  const [whole] = piecesOf(asked, kept)
  return [
    ...(whole ? [inParts(whole, settledRows(stretch, sums))] : []),
    ...rest.map((piece) => inParts(piece, rowsOfPiece(piece))),
  ]
}

/** All of a metric in one step. */
export interface InParts {
  /** Several may be of one part. */
  readonly rows: readonly RawBuilder<Row>[]
  /** As which part of one they are counted: thousands of whole numbers are added up sooner than fractions. */
  readonly parts: number
}

/** Undefined where it is not kept. */
export const keptRows = (asked: Asked, reading: Reading): InParts | undefined => {
  const kept = keptOf(asked)
  if (!kept) return undefined
  const [{ parts = 1 } = {}] = kept.flatMap((each) => piecesOf(asked, each))
  const moved = atEdges(reading.db, movedOf(asked, kept)).map((rows) =>
    parts === 1 ? rows : sql<Row>`select "slot", "step", "part", "worth" * ${sql.lit(parts)} from (${rows}) as "moved"`,
  )
  return { rows: [...kept.flatMap((each) => partsOfKept(asked, each, reading)), ...moved], parts }
}

/** What rows of one part come to. */
export const sumOf = ({ parts }: Pick<InParts, 'parts'>): RawBuilder<number> =>
  sql`(sum("worth") / ${sql.lit(parts)})::bigint`
