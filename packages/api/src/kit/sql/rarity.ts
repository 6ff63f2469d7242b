import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../ports.ts'

/** How rare three letters in a row are in the text that a search looks through, by a few of its records. */
export interface Rarity {
  /** How many records there are, about. */
  readonly records: number
  /** How many of them were sampled. */
  readonly looked: number
  /** How many of the samples contain a trigram. */
  readonly counts: ReadonlyMap<string, number>
  /** Whether the index knows letters that English has not. */
  readonly isWorldly: boolean
  /** The same of the records that belong to these, where their text is searched as well. */
  readonly within?: Rarity | undefined
}

/** A text that is searched, and that of records which belong to those that it is of. */
interface Searched {
  readonly table: string
  readonly searched?: RawBuilder<unknown>
  readonly searchedIn?: { readonly table: string; readonly searched: RawBuilder<unknown> }
}

/** Fewer records are searched so quickly that nothing is gained. */
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

/** Looks at some pages of a table; undefined where it is small, or nobody knows how large. */
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
 * What is known of the words in a table, and in one whose records belong to its own. The first who asks waits until it was looked at; later it is looked at anew from time to
 * time, and nobody waits. It only says how a search is quick, so that it may be old and nobody needs to know of a failure.
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
