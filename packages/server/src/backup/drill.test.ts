import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startPostgres, startServer } from '../index.ts'
import { readSettings } from '../settings.ts'
import { temporaryFolder } from '../testing/folder.ts'
import { performBackup, performRestore } from './perform.ts'

const command = (perform: typeof performBackup, env: Record<string, string>, ...args: string[]) => {
  const said: string[] = []
  const settings = readSettings(env, [])
  return perform({
    settings,
    args,
    now: () => new Date(),
    say: (line) => said.push(line),
    onProgress: () => undefined,
  }).then(() => said.join('\n'))
}

/** Rows that are counted anew, or that mean nothing in another database. */
const notCompared = ['tallies', 'settledDays', 'sessions', 'verifications', 'tries', 'leases', 'answers', 'presence']
const ownToDatabase = ['xact', 'horizon', 'seen', 'until', 'snapshot']

/** Returns all rows of a database by their tables, as JSON. */
const contents = async (config: pg.ClientConfig) => {
  const client = new pg.Client(config)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as "name" from pg_tables where schemaname = 'public' and tablename not like 'kysely%' and tablename <> all($1)`,
      [notCompared],
    )
    const found: Record<string, string[]> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select (to_jsonb(t) - $1::text[])::text as "row" from "${name}" t
         ${name === 'installation' ? `where "key" <> 'tallies'` : ''} order by 1`,
        [ownToDatabase],
      )
      found[name] = rows.map(({ row }) => row)
    }
    return found
  } finally {
    await client.end()
  }
}

/** Returns what differs between two contents, in short. */
const differences = (one: Record<string, string[]>, other: Record<string, string[]>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((table) => {
    const [mine, theirs] = [new Set(one[table]), new Set(other[table])]
    const differing = [...[...mine].filter((row) => !theirs.has(row)), ...[...theirs].filter((row) => !mine.has(row))]
    return differing.length > 0 ? [`${table}: ${differing.slice(0, 4).join(' | ').slice(0, 1000)}`] : []
  })

/** All rows of the database in a data folder that no server uses. */
const contentsOf = async (dataDir: string) => {
  const { connection, stop } = await startPostgres({ dataDir })
  return contents(connection).finally(() => stop())
}

test('a backup is written while the server runs, and one is restored row by row', async () => {
  const source = temporaryFolder()
  const files = temporaryFolder()
  const server = await startServer(readSettings({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: source }, []))
  try {
    const running = join(files, 'running.backup')
    expect(await command(performBackup, { DATA_DIR: source }, running)).toMatch(
      /^Backed up [\d,]+ rows of \d+ tables and 0 files to .*\nIt is not encrypted/,
    )
    expect(await command(performRestore, {}, running, '--inspect')).toMatch(/It is whole: [\d,]+ rows.*\n {2}\w/)
    await expect(command(performRestore, { DATA_DIR: source }, running, '--replace')).rejects.toThrow('is in use')
  } finally {
    await server.stop()
  }

  const expected = await contentsOf(source)
  const [encrypted, passphrase] = [join(files, 'stopped.backup'), 'correct horse battery']
  await command(performBackup, { DATA_DIR: source, BACKUP_PASSPHRASE: passphrase }, encrypted)
  const target = temporaryFolder()
  expect(await command(performRestore, { DATA_DIR: target, BACKUP_PASSPHRASE: passphrase }, encrypted)).toContain(
    'The doctor has found nothing wrong.',
  )
  expect(differences(await contentsOf(target), expected)).toEqual([])
  expect(readFileSync(join(target, 'session-secret'), 'utf8')).toBe(
    readFileSync(join(source, 'session-secret'), 'utf8'),
  )
})
