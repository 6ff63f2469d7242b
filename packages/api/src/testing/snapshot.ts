import { createHash } from 'node:crypto'
import { existsSync, globSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'

const cache = fileURLToPath(new URL('../../../../.cache/', import.meta.url))
const migrations = fileURLToPath(new URL('../kit/sql/', import.meta.url))
const pglite = fileURLToPath(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')))

/** Settings without crash safety: the browser stores the pages of a change atomically. */
const frugal = [
  'alter system set full_page_writes = off',
  'alter system set min_wal_size = 2',
  'alter system set max_wal_size = 8',
  'alter system set autovacuum = off',
]

/** Removes template databases, which are never copied here. */
const smaller = ['update pg_database set datistemplate = false', 'drop database template0', 'drop database template1']

const statements = [...frugal, ...smaller, 'vacuum', 'select pg_switch_wal()', 'checkpoint', 'checkpoint']

const fill = async (database: PGlite): Promise<void> => {
  const { Kysely, PGliteDialect } = await import('kysely')
  const { migrate } = await import('../prepare.ts')
  await migrate(new Kysely({ dialect: new PGliteDialect({ pglite: database }) }))
  for (const statement of statements) await database.exec(statement)
}

/** Creates a data folder with an empty database of the newest schema, as a tar file. */
const make = async (): Promise<Uint8Array> => {
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const database = await PGlite.create({ extensions: { pg_trgm }, initDbStartParams: ['--wal-segsize=1'] })
  try {
    await fill(database)
    return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer())
  } finally {
    await database.close()
  }
}

/** Returns the path of the snapshot of this schema. */
const home = async () => {
  const { preparedHash } = await import('../prepare.ts')
  const hash = createHash('sha256').update(await preparedHash())
  const sources = globSync(['migrate.ts', 'statements.ts', 'migrations/*.ts'], { cwd: migrations }).map((name) =>
    join(migrations, name),
  )
  for (const file of [fileURLToPath(import.meta.url), pglite, ...sources.sort()]) hash.update(readFileSync(file))
  return join(cache, `database-${hash.digest('hex').slice(0, 16)}.snapshot`)
}

/** Returns the file with a snapshot of the empty database; creates it if necessary. */
export const snapshot = async (): Promise<string> => {
  const file = await home()
  if (existsSync(file)) return file
  const packed = await promisify(gzip)(await make(), { level: 7 })
  mkdirSync(cache, { recursive: true })
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, packed)
  try {
    linkSync(fresh, file)
  } catch (error) {
    // If several create it at once, the first one stays, because others may be reading it.
    if (!existsSync(file)) throw error
  } finally {
    rmSync(fresh)
  }
  return file
}
