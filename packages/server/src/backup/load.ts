import { examine, type Finding, forgetCounts, migrate, migrateTo, settleRestored } from '@quarterdeck/api'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { StartFailure } from '../failure.ts'
import { dropAll, prepareBulk } from './bulk.ts'
import type { Manifest } from './format.ts'
import { nested } from './nested.ts'
import { damaged, type Opened, unpacked } from './read.ts'
import { quoted, settleFormats, type Table, tablesOf } from './tables.ts'
import { transplant } from './transplant.ts'
import type { OnProgress } from './write.ts'

/** Target for files stored outside the database. */
export interface FilesToLoad {
  /** Store of the target that they are in from now on. */
  readonly store: 'database' | 'folder' | 's3'
  /** Undefined for the database itself. */
  readonly put: ((key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>) | undefined
}

interface Target {
  readonly config: pg.ClientConfig
  /** Takes the place of what the database holds. */
  readonly replaces: boolean
  readonly files: FilesToLoad
}

/** Writes the rows of a table, part by part. */
const openTable = (client: pg.ClientBase, table: string, columns: readonly string[]) => {
  const sink = client.query(from(`copy ${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin`))
  const failed = new Promise<never>((_resolve, reject) => sink.once('error', reject))
  failed.catch(() => undefined)
  const written = (bytes: Buffer) =>
    new Promise<void>((resolve, reject) => sink.write(bytes, (error) => (error ? reject(error) : resolve())))
  return {
    table,
    write: (bytes: Buffer) => Promise.race([written(bytes), failed]),
    end: async () => {
      await Promise.race([new Promise<void>((resolve) => void sink.once('finish', resolve).end()), failed])
      return sink.rowCount
    },
  }
}

const guardTables = (expected: Manifest['tables'], there: readonly Table[]) => {
  for (const { name, columns } of expected) {
    const found = there.find((table) => table.name === name)
    const own = found?.columns.map((column) => column.name) ?? []
    const missing = columns.find((column) => !own.includes(column))
    if (!found || missing !== undefined)
      throw new StartFailure(`The backup has ${missing ?? 'a table'} in ${name}, which its version has not.`)
  }
}

const loadParts = async (
  client: pg.ClientBase,
  { seal, parts }: Opened,
  { tables, files: fileCount }: Manifest,
  files: FilesToLoad,
  onProgress: OnProgress,
) => {
  const all = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  let [done, stored] = [0, 0]
  let open: ReturnType<typeof openTable> | undefined
  const close = async () => {
    const expected = tables.find(({ name }) => name === open?.table)?.rows
    const rows = await open?.end()
    if (open && rows !== expected) throw damaged(`${open.table} has ${rows} rows instead of ${expected}`)
    open = undefined
  }
  const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2)
  for await (const part of parts) {
    const [kind, name = ''] = part.name.split('/')
    if (open && (kind !== 'tables' || name !== open.table)) await close()
    if (kind === 'tables') {
      const table = tables.find((each) => each.name === name)
      if (!table) throw damaged(`${name} is not in its manifest`)
      open ??= openTable(client, name, table.columns)
      const bytes = await unpacked(seal, part)
      await open.write(bytes)
      done += bytes.length
      onProgress('Rows', Math.min(megabytes(done), Math.max(1, megabytes(all)) - 1), Math.max(1, megabytes(all)))
    } else if (kind === 'files') {
      const key = part.name.split('/')[2] ?? ''
      const bytes = new Uint8Array(await unpacked(seal, part))
      if (files.put) await files.put(key, bytes)
      else await client.query('insert into "pictureFiles" ("key", "bytes") values ($1, $2)', [key, bytes])
      stored += 1
      onProgress('Files', stored, fileCount)
    }
  }
  await close()
  onProgress('Rows', Math.max(1, megabytes(all)), Math.max(1, megabytes(all)))
}

/** Restores the positions of sequences. */
const setSequences = async (client: pg.ClientBase, sequences: Manifest['sequences']) => {
  for (const { name, value } of sequences)
    await client.query('select setval(to_regclass($1), $2::bigint)', [quoted(name), value])
}

const guardTarget = async (client: pg.ClientBase, replaces: boolean) => {
  const { rows } = await client.query<{ tables: number; users: number }>(
    `select (select count(*)::integer from pg_class where relkind in ('r', 'v') and relnamespace =
        (select oid from pg_namespace where nspname = current_schema())) as "tables",
      (select count(*)::integer from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and application_name like 'quarterdeck%') as "users"`,
  )
  const { tables = 0, users = 0 } = rows[0] ?? {}
  if (users > 0) throw new StartFailure('A Quarterdeck server is using this database: stop it first.')
  if (tables > 0 && !replaces)
    throw new StartFailure(
      'This database is not empty: restore into a new one, or add --replace to overwrite its data.',
    )
}

/**
 * Restores a backup into a database in one transaction. Returns the doctor's findings.
 * @param manifest as verified before
 */
export const load = async (
  { config, replaces, files }: Target,
  opened: Opened,
  manifest: Manifest,
  onProgress: OnProgress,
): Promise<readonly Finding[]> => {
  const client = new pg.Client({ ...config, application_name: 'restore' })
  // A broken connection is reported by the statement in progress.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await settleFormats(client)
    await guardTarget(client, replaces)
    await client.query("begin; set local work_mem = '64MB'; set local jit = off")
    if (replaces) await dropAll(client)
    const db = nested(client)
    await migrateTo(db, opened.header.migrations)
    const tables = await tablesOf(client)
    guardTables(manifest.tables, tables)
    const rebuild = await prepareBulk(client, tables)
    await loadParts(client, opened, manifest, files, onProgress)
    await setSequences(client, manifest.sequences)
    await rebuild((done, of) => onProgress('Indexes', done, of))
    await transplant(client, tables, manifest.transactions)
    await forgetCounts(db)
    await client.query('analyze')
    onProgress('Figures', 0, 1)
    await migrate(db)
    await settleRestored(db, { store: files.store, wasServed: manifest.wasServed })
    const findings = await examine(db)
    onProgress('Figures', 1, 1)
    await client.query('commit')
    return findings
  } finally {
    // What was not committed is undone by the database.
    await client.end().catch(() => undefined)
  }
}
