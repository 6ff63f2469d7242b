import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../ports.ts'

/** Frequency of trigrams in a searched text, estimated from a sample of records. */
export interface Rarity {
  /** Approximate number of records. */
  readonly records: number
  /** Number of sampled records. */
  readonly looked: number
  /** Number of samples with a trigram. */
  readonly counts: ReadonlyMap<string, number>
  /** True if the index has trigrams of non-English letters. */
  readonly isWorldly: boolean
  /** Frequencies in related records, if their text is searched as well. */
  readonly within?: Rarity | undefined
}

/** Searched text of a table, and that of related records. */
interface Searched {
  readonly table: string
  readonly searched?: RawBuilder<unknown>
  readonly searchedIn?: { readonly table: string; readonly searched: RawBuilder<unknown> }
}

/** Number of records below which statistics don't pay off. */
const fewest = 20_000
const looks = 1000
const freshMs = 600_000

export const trigramsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_, place) => text.slice(place, place + 3))

const countThrees = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const text of texts) {
    for (const three of new Set(trigramsOf(text))) counts.set(three, (counts.get(three) ?? 0) + 1)
  }
  return counts
}

/** Samples some pages of a table; returns undefined if it is small or of unknown size. */
const look = async (db: Db, table: string, searched: RawBuilder<unknown>): Promise<Rarity | undefined> => {
  const { rows: sizes } = await sql<{ records: number; isWorldly: boolean }>`
    select reltuples::float8 as "records", show_trgm('é') <> '{}' as "isWorldly"
    from pg_class where oid = ${table}::regclass`.execute(db)
  const [size] = sizes
  if (!size || size.records < fewest) return undefined
  const portion = (100 * looks) / size.records
  const { rows } = await sql<{ text: string }>`
    select ${searched} as "text" from ${sql.table(table)} tablesample system (${portion}::real)`.execute(db)
  return rows.length === 0
    ? undefined
    : { ...size, looked: rows.length, counts: countThrees(rows.map(({ text }) => text)) }
}

interface Known {
  readonly rarity: Promise<Rarity | undefined>
  readonly since: number
}

const known = new WeakMap<Db, Map<string, Known>>()

/**
 * Returns the trigram statistics of a table and of related records. The first call waits for the sample; later it is refreshed in
 * the background. Statistics only affect speed, so they may be old and failures may go unnoticed.
 */
export const rarityOf = async (db: Db, listed: Searched): Promise<Rarity | undefined> => {
  const [own, within] = await Promise.all([ofTable(db, listed), listed.searchedIn && ofTable(db, listed.searchedIn)])
  return own && within ? { ...own, within } : own
}

const ofTable = async (db: Db, { table, searched }: Searched): Promise<Rarity | undefined> => {
  if (!searched || db.isTransaction) return undefined
  const tables = known.get(db) ?? new Map<string, Known>()
  known.set(db, tables)
  const found = tables.get(table)
  if (found && performance.now() - found.since < freshMs) return found.rarity
  const since = performance.now()
  const next = look(db, table, searched).catch(() => undefined)
  tables.set(table, { rarity: found?.rarity ?? next, since })
  if (found) void next.then((rarity) => tables.set(table, { rarity: Promise.resolve(rarity), since }))
  return found?.rarity ?? next
}
