import pg from 'pg'
import type { Command } from '../backup/perform.ts'
import { startPostgres } from '../index.ts'
import { readSettings } from '../settings.ts'

/** Performs a command of backups as a person would, and returns what it said. */
export const perform = async (
  command: (given: Command) => Promise<void>,
  env: Record<string, string>,
  ...args: string[]
): Promise<string> => {
  const said: string[] = []
  await command({
    settings: readSettings(env, []),
    args,
    now: () => new Date(),
    say: (line) => said.push(line),
    onProgress: () => undefined,
  })
  return said.join('\n')
}

/** Rows that are counted anew, or that mean nothing in another database. */
const notCompared = ['tallies', 'settledDays', 'sessions', 'verifications', 'tries', 'leases', 'answers', 'presence']
const ownToDatabase = ['xact', 'horizon', 'seen', 'until', 'snapshot']

export type Contents = Readonly<Record<string, readonly string[]>>

/** Returns all rows of a database by their tables, as JSON. */
export const contents = async (config: pg.ClientConfig): Promise<Contents> => {
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

/** Returns all rows of the database in a data folder without a server. */
export const contentsOf = async (dataDir: string): Promise<Contents> => {
  const { connection, stop } = await startPostgres({ dataDir })
  return contents(connection).finally(() => stop())
}

/** Returns what differs between two contents, in short. */
export const differences = (one: Contents, other: Contents): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((table) => {
    const [mine, theirs] = [new Set(one[table]), new Set(other[table])]
    const differing = [...[...mine].filter((row) => !theirs.has(row)), ...[...theirs].filter((row) => !mine.has(row))]
    return differing.length > 0 ? [`${table}: ${differing.slice(0, 4).join(' | ').slice(0, 1000)}`] : []
  })
