import type { StoreName } from '@quarterdeck/api'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import type { Archive } from './archive.ts'
import { type Manifest, secretName } from './format.ts'
import { pieces } from './pieces.ts'
import { columnsOfType, quoted, sequencesOf, type Table } from './tables.ts'

/** Files stored outside the database. */
export interface FilesToSave {
  readonly list: () => Promise<readonly { readonly key: string; readonly store: StoreName }[]>
  readonly get: (store: StoreName, key: string) => Promise<Uint8Array | undefined>
}

export type OnProgress = (step: string, done: number, of: number) => void

const numbered = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.copy`

/**
 * Returns the first and last transaction id that matter: older ones are visible to every snapshot. Stored snapshots
 * list those they don't see.
 */
const transactionsOf = async (client: pg.ClientBase, tables: readonly Table[]): Promise<Manifest['transactions']> => {
  const seen = columnsOfType(tables, 'pg_snapshot').map(
    ([table, { name }]) =>
      `select min(pg_snapshot_xmin(${quoted(name)})::text::bigint) as "from" from ${quoted(table)}`,
  )
  const own = 'select pg_snapshot_xmin(pg_current_snapshot())::text::bigint'
  const { rows } = await client.query<Manifest['transactions']>(
    `select min("from")::text as "from", pg_snapshot_xmax(pg_current_snapshot())::text as "until"
     from (${[own, ...seen].join(' union all ')}) as s("from")`,
  )
  if (!rows[0]) throw new Error('PostgreSQL has no snapshot')
  return rows[0]
}

/** Transaction ids that everybody has seen are left out, for what they number are other transactions elsewhere. */
const selected = ({ name, columns }: Table, from: string): string => {
  const all = columns.map((column) => {
    const own = quoted(column.name)
    if (column.type !== 'xid8') return own
    return `case when ${own}::text::bigint >= ${from} then ${own} ${column.nullable ? '' : `else '3'::xid8 `}end`
  })
  const plain = columns.every(({ type }) => type !== 'xid8')
  return plain ? `${quoted(name)} (${all.join(', ')})` : `(select ${all.join(', ')} from ${quoted(name)})`
}

const writeTable = async (client: pg.ClientBase, archive: Archive, table: Table, from: string) => {
  const source = client.query(to(`copy ${selected(table, from)} to stdout`))
  let [part, bytes] = [0, 0]
  let previous: Promise<() => Promise<void>> | undefined
  // A part is compressed while the next one is read.
  for await (const piece of pieces(source)) {
    bytes += piece.length
    part += 1
    const prepared = archive.prepare(numbered(table.name, part), piece)
    prepared.catch(() => undefined)
    await (await previous)?.()
    previous = prepared
  }
  await (await previous)?.()
  return { name: table.name, columns: table.columns.map(({ name }) => name), rows: source.rowCount, bytes }
}

const writeFiles = async (archive: Archive, files: FilesToSave, onProgress: OnProgress) => {
  const all = (await files.list()).filter(({ store }) => store !== 'database')
  const missing: string[] = []
  for (const [at, { key, store }] of all.entries()) {
    const bytes = await files.get(store, key)
    if (bytes) await archive.add(`files/${store}/${key}`, bytes)
    else missing.push(key)
    onProgress('Files', at + 1, all.length)
  }
  return { files: all.length - missing.length, missingFiles: missing }
}

interface Source {
  /** A connection in a transaction with a single snapshot. */
  readonly client: pg.ClientBase
  readonly tables: readonly Table[]
  readonly files: FilesToSave
  readonly secret: string | undefined
  readonly wasServed: boolean
}

/** Writes all that a database and its stores hold at one moment. Returns the manifest without its parts. */
export const writeAll = async (
  archive: Archive,
  { client, tables, files, secret, wasServed }: Source,
  onProgress: OnProgress,
): Promise<Omit<Manifest, 'id' | 'parts'>> => {
  if (secret !== undefined) await archive.add(secretName, Buffer.from(secret))
  const transactions = await transactionsOf(client, tables)
  const expected = tables.reduce((sum, { estimate }) => sum + estimate, 0)
  const written: Manifest['tables'] = []
  let rows = 0
  for (const table of tables) {
    const one = await writeTable(client, archive, table, transactions.from)
    written.push(one)
    rows += one.rows
    onProgress('Rows', rows, Math.max(rows, expected))
  }
  onProgress('Rows', rows, rows)
  const stored = await writeFiles(archive, files, onProgress)
  const rest = {
    tables: written,
    sequences: await sequencesOf(client),
    ...stored,
    transactions,
    wasServed,
  }
  await archive.finish(rest)
  return rest
}
