import { sql } from 'kysely'
import { inPieces } from '../../kit/lists/spans.ts'
import type { Tx } from '../../kit/ports.ts'
import { dateOf } from './asked.ts'
import { addedUpOf, type KeptRow, type Read, sinceOf, type Within, written } from './tallied.ts'

/** A rollup to read. */
export interface Wanted extends Read {
  /** True if sums of longer spans of days are stored, too. */
  readonly spans?: true | undefined
}

/** Days of a read whose compacted rows are cached under one key. */
interface Stretch extends Wanted, Within {
  readonly key: string
}

/** Maximum number of cached rows. */
const most = 300_000

const daysOfRead = ({ days }: Read): Within => ({ from: days[0] ?? 0, to: days.at(-1) ?? 0 })

/** Splits a read at today: past days rarely change, later ones often. */
const stretchesOf = (wanted: Wanted, today: number): readonly Stretch[] => {
  const { from, to } = daysOfRead(wanted)
  const cut = Math.max(from, Math.min(to, today))
  const pieces = [
    { from, to: cut },
    { from: cut, to },
  ]
  return pieces
    .filter((piece) => piece.from < piece.to)
    .map((piece) => ({
      ...wanted,
      ...piece,
      key: [wanted.entity, wanted.field, piece.from, piece.to, written(wanted.days)].join(),
    }))
}

const daysOf = ({ entity, from, to }: Stretch) => [entity, from, to].join()

/** Reads a version per range of days, which changes with every compaction that touches one of them. */
const versionsOf = async (tx: Tx, stretches: readonly Stretch[]): Promise<ReadonlyMap<string, string>> => {
  const wanted = [...new Map(stretches.map((stretch) => [daysOf(stretch), stretch])).values()]
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{ version: string }>`
    select (select coalesce(md5(string_agg("version"::text, ',' order by "day")), '') from "settledDays" as s
      where s."entity" = "stretch"."entity" and ("day" >= "from" and "day" < "to" or "day" = '-infinity')) as "version"
    from unnest(${wanted.map(({ entity }) => entity)}::text[], ${wanted.map(({ from }) => dateOf(from))}::date[],
      ${wanted.map(({ to }) => dateOf(to))}::date[]) with ordinality as "stretch"("entity", "from", "to", "place")
    order by "place"`.execute(tx)
  return new Map(wanted.map((stretch, place) => [daysOf(stretch), rows[place]?.version ?? '']))
}

/** Merges rows of the same value: reads by spans return several. */
const together = (pieces: readonly (readonly KeptRow[])[]): readonly KeptRow[] => {
  const [only = [], ...more] = pieces
  if (more.length === 0) return only
  const sums = new Map<string, KeptRow>()
  for (const row of pieces.flat()) {
    const { count = 0, amount = 0 } = sums.get(row.value) ?? {}
    sums.set(row.value, { ...row, count: count + row.count, amount: amount + row.amount })
  }
  return [...sums.values()]
}

/** Returns the spans of days that cover a read with one step, if they are stored; the read itself otherwise. */
const piecesOf = (stretch: Stretch): readonly (Read & Within)[] => {
  const { field, days, spans, from, to } = stretch
  if (!spans || days.length > 2) return [stretch]
  return inPieces(field, from, to).map((piece) => ({ ...stretch, ...piece }))
}

const sumsOf = async (tx: Tx, stretches: readonly Stretch[]): Promise<readonly (readonly KeptRow[])[]> => {
  const pieces = stretches.flatMap((stretch) => piecesOf(stretch).map((piece) => ({ stretch, piece })))
  const found = await addedUpOf(
    tx,
    pieces.map(({ piece }) => piece),
  )
  const rowsOf = Map.groupBy(found.entries(), ([place]) => pieces[place]?.stretch)
  return stretches.map((stretch) => together(rowsOf.get(stretch)?.map(([, rows]) => rows) ?? []))
}

/** Returns a reader of rollups that caches compacted rows until their version changes. */
export const openSettled = () => {
  const remembered = new Map<string, { readonly version: string; readonly rows: readonly KeptRow[] }>()
  let size = 0

  const forget = (key: string) => {
    size -= remembered.get(key)?.rows.length ?? 0
    remembered.delete(key)
  }
  const remember = (key: string, version: string, rows: readonly KeptRow[]) => {
    forget(key)
    remembered.set(key, { version, rows })
    size += rows.length
    for (const oldest of remembered.keys()) {
      if (size + remembered.size <= most) return
      forget(oldest)
    }
  }

  const settledOf = async (
    tx: Tx,
    stretches: readonly Stretch[],
  ): Promise<(stretch: Stretch) => readonly KeptRow[]> => {
    const versions = await versionsOf(tx, stretches)
    const versionOf = (stretch: Stretch) => versions.get(daysOf(stretch)) ?? ''
    const isKnown = (stretch: Stretch) => remembered.get(stretch.key)?.version === versionOf(stretch)
    const found = new Map(stretches.filter(isKnown).map(({ key }) => [key, remembered.get(key)?.rows ?? []]))
    const missing = stretches.filter((stretch) => !isKnown(stretch))
    for (const [place, rows] of (await sumsOf(tx, missing)).entries()) found.set(missing[place]?.key ?? '', rows)
    for (const stretch of stretches) remember(stretch.key, versionOf(stretch), found.get(stretch.key) ?? [])
    return ({ key }) => found.get(key) ?? []
  }

  /**
   * Returns the rows of each read; several rows can have the same step and value.
   * @param tx a snapshot, shared with the other statements of the answer
   * @param today in days since 1970-01-01
   */
  return async (tx: Tx, reads: readonly Wanted[], today: number): Promise<readonly (readonly KeptRow[])[][]> => {
    const stretches = reads.map((read) => stretchesOf(read, today))
    const settled = await settledOf(tx, stretches.flat())
    const since = await sinceOf(
      tx,
      reads.map((read) => ({ ...read, ...daysOfRead(read) })),
    )
    return stretches.map((own, place) => [...own.map(settled), since[place] ?? []])
  }
}
export type OpenSettled = ReturnType<typeof openSettled>
