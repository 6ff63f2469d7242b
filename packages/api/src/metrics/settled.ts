import { sql } from 'kysely'
import { inPieces } from '../lists/spans.ts'
import type { Tx } from '../ports.ts'
import { dateOf } from './asked.ts'
import { addedUpOf, freshOf, type KeptRow, type Read, type Within, written } from './tallied.ts'

/** What is read of what is kept by day. */
export interface Wanted extends Read {
  /** Whether it is kept by spans of days as well. */
  readonly spans?: true | undefined
}

/** What was added up of a read before today, of which most is written. */
interface Stretch extends Wanted, Within {
  readonly key: string
}

/** So many rows are remembered. */
const most = 300_000

const stretchOf = ({ entity, field, days, spans }: Wanted, today: number): Stretch => {
  const [from = 0, last = 0] = [days[0], days.at(-1)]
  const to = Math.max(from, Math.min(last, today))
  return { entity, field, days, spans, from, to, key: [entity, field, to, written(days)].join() }
}

const daysOf = ({ entity, from, to }: Stretch) => [entity, from, to].join()

/** What stands for all that was added up of the days of stretches: it is another one as soon as anything of it is. */
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

/** Where days are kept by spans, several pieces are of the same value. */
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

/** One long step is read by spans of days, where these are kept. */
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

/** Reads what is kept by day, and remembers what stretches came to as long as nothing of them is added up anew. */
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

  const settledOf = async (tx: Tx, stretches: readonly Stretch[]): Promise<readonly (readonly KeptRow[])[]> => {
    const long = stretches.filter(({ from, to }) => from < to)
    const versions = await versionsOf(tx, long)
    const versionOf = (stretch: Stretch) => versions.get(daysOf(stretch)) ?? ''
    const isKnown = (stretch: Stretch) => remembered.get(stretch.key)?.version === versionOf(stretch)
    const found = new Map(long.filter(isKnown).map(({ key }) => [key, remembered.get(key)?.rows ?? []]))
    const missing = long.filter((stretch) => !isKnown(stretch))
    for (const [place, rows] of (await sumsOf(tx, missing)).entries()) found.set(missing[place]?.key ?? '', rows)
    for (const stretch of long) remember(stretch.key, versionOf(stretch), found.get(stretch.key) ?? [])
    return stretches.map(({ key }) => found.get(key) ?? [])
  }

  /**
   * What is kept, of each read; several rows may be of the same step and value.
   * @param tx sees one moment, the same as what is read beside
   * @param today as a number, from 1970-01-01 on
   */
  return async (tx: Tx, reads: readonly Wanted[], today: number): Promise<readonly (readonly KeptRow[][])[]> => {
    const stretches = reads.map((read) => stretchOf(read, today))
    const settled = await settledOf(tx, stretches)
    const fresh = await freshOf(
      tx,
      stretches.map((stretch) => ({ ...stretch, from: stretch.to, to: stretch.days.at(-1) ?? stretch.to })),
    )
    return settled.map((rows, place) => [rows, fresh[place] ?? []] as KeptRow[][])
  }
}
export type OpenSettled = ReturnType<typeof openSettled>
