import { sql } from 'kysely'
import { splitRange } from '../../kit/lists/spans.ts'
import type { Tx } from '../../kit/ports.ts'
import { dateOf } from './metric-query.ts'
import {
  type DayInterval,
  type RollupRow,
  type RollupSelection,
  readCompacted,
  readUncompacted,
  toDateArray,
} from './rollup-rows.ts'

/** A rollup to read. */
export interface RollupRead extends RollupSelection {
  /** True if sums of longer spans of days are stored, too. */
  readonly spans?: true | undefined
}

/** Days of a read whose compacted rows are cached under one key. */
interface CachedRange extends RollupRead, DayInterval {
  readonly key: string
}

/** Maximum number of cached rows. */
const maxRows = 300_000

const daysOfRead = ({ days }: RollupSelection): DayInterval => ({ from: days[0] ?? 0, to: days.at(-1) ?? 0 })

/** Splits a read at today: past days rarely change, later ones often. */
const cachedRangesOf = (read: RollupRead, today: number): readonly CachedRange[] => {
  const { from, to } = daysOfRead(read)
  const cut = Math.max(from, Math.min(to, today))
  const pieces = [
    { from, to: cut },
    { from: cut, to },
  ]
  return pieces
    .filter((piece) => piece.from < piece.to)
    .map((piece) => ({
      ...read,
      ...piece,
      key: [read.entity, read.field, piece.from, piece.to, toDateArray(read.days)].join(),
    }))
}

const daysOf = ({ entity, from, to }: CachedRange) => [entity, from, to].join()

/** Reads a version per range of days, which changes with every compaction that touches one of them. */
const versionsOf = async (tx: Tx, ranges: readonly CachedRange[]): Promise<ReadonlyMap<string, string>> => {
  const distinct = [...new Map(ranges.map((range) => [daysOf(range), range])).values()]
  if (distinct.length === 0) return new Map()
  const { rows } = await sql<{ version: string }>`
    select (select coalesce(md5(string_agg("version"::text, ',' order by "day")), '') from "settledDays" as s
      where s."entity" = "range"."entity" and ("day" >= "from" and "day" < "to" or "day" = '-infinity')) as "version"
    from unnest(${distinct.map(({ entity }) => entity)}::text[], ${distinct.map(({ from }) => dateOf(from))}::date[],
      ${distinct.map(({ to }) => dateOf(to))}::date[]) with ordinality as "range"("entity", "from", "to", "place")
    order by "place"`.execute(tx)
  return new Map(distinct.map((range, place) => [daysOf(range), rows[place]?.version ?? '']))
}

/** Merges rows of the same value: reads by spans return several. */
const mergeRows = (pieces: readonly (readonly RollupRow[])[]): readonly RollupRow[] => {
  const [only = [], ...more] = pieces
  if (more.length === 0) return only
  const sums = new Map<string, RollupRow>()
  for (const row of pieces.flat()) {
    const { count = 0, amount = 0 } = sums.get(row.value) ?? {}
    sums.set(row.value, { ...row, count: count + row.count, amount: amount + row.amount })
  }
  return [...sums.values()]
}

/** Returns the spans of days that cover a read with one step, if they are stored; the read itself otherwise. */
const spansOf = (range: CachedRange): readonly (RollupSelection & DayInterval)[] => {
  const { field, days, spans, from, to } = range
  if (!spans || days.length > 2) return [range]
  return splitRange(field, from, to).map((piece) => ({ ...range, ...piece }))
}

const readSums = async (tx: Tx, ranges: readonly CachedRange[]): Promise<readonly (readonly RollupRow[])[]> => {
  const pieces = ranges.flatMap((range) => spansOf(range).map((piece) => ({ range, piece })))
  const found = await readCompacted(
    tx,
    pieces.map(({ piece }) => piece),
  )
  const rowsOf = Map.groupBy(found.entries(), ([place]) => pieces[place]?.range)
  return ranges.map((range) => mergeRows(rowsOf.get(range)?.map(([, rows]) => rows) ?? []))
}

/** Returns a reader of rollups that caches compacted rows until their version changes. */
export const openRollupCache = () => {
  const cache = new Map<string, { readonly version: string; readonly rows: readonly RollupRow[] }>()
  let size = 0

  const drop = (key: string) => {
    size -= cache.get(key)?.rows.length ?? 0
    cache.delete(key)
  }
  const store = (key: string, version: string, rows: readonly RollupRow[]) => {
    drop(key)
    cache.set(key, { version, rows })
    size += rows.length
    for (const oldest of cache.keys()) {
      if (size + cache.size <= maxRows) return
      drop(oldest)
    }
  }

  const compactedOf = async (
    tx: Tx,
    ranges: readonly CachedRange[],
  ): Promise<(range: CachedRange) => readonly RollupRow[]> => {
    const versions = await versionsOf(tx, ranges)
    const versionOf = (range: CachedRange) => versions.get(daysOf(range)) ?? ''
    const isKnown = (range: CachedRange) => cache.get(range.key)?.version === versionOf(range)
    const found = new Map(ranges.filter(isKnown).map(({ key }) => [key, cache.get(key)?.rows ?? []]))
    const missing = ranges.filter((range) => !isKnown(range))
    for (const [place, rows] of (await readSums(tx, missing)).entries()) found.set(missing[place]?.key ?? '', rows)
    for (const range of ranges) store(range.key, versionOf(range), found.get(range.key) ?? [])
    return ({ key }) => found.get(key) ?? []
  }

  /**
   * Returns the rows of each read; several rows can have the same step and value.
   * @param tx a snapshot, shared with the other statements of the answer
   * @param today in days since 1970-01-01
   */
  return async (tx: Tx, reads: readonly RollupRead[], today: number): Promise<readonly (readonly RollupRow[])[][]> => {
    const ranges = reads.map((read) => cachedRangesOf(read, today))
    const compacted = await compactedOf(tx, ranges.flat())
    const uncompacted = await readUncompacted(
      tx,
      reads.map((read) => ({ ...read, ...daysOfRead(read) })),
    )
    return ranges.map((own, place) => [...own.map(compacted), uncompacted[place] ?? []])
  }
}
export type RollupReader = ReturnType<typeof openRollupCache>
