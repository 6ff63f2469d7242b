import { existsSync, realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { hasDatabase } from '../embedded/home.ts'
import { type Connection, runningDatabase, startPostgres } from '../embedded/postgres.ts'
import { StartFailure } from '../failure.ts'
import type { Settings } from '../settings.ts'
import { type Database, openPostgres } from './database.ts'
import { openEmbedded, openRemote } from './open.ts'
import { isPgliteFolder } from './pglite.ts'

const silent = () => undefined
/** Milliseconds that a starting server waits for its database. */
const longestStartMs = 15_000

const whileItRuns = async (folder: string, taken: unknown): Promise<Connection> => {
  const end = performance.now() + longestStartMs
  for (;;) {
    const connection = runningDatabase(folder)
    if (connection) return connection
    // Inside the server, which has the only door to it.
    if (isPgliteFolder(folder) || performance.now() > end) throw taken
    await sleep(100)
  }
}

/** Returns the folder of an existing embedded database. */
const folderOf = (dataDir: string): string => {
  if (!existsSync(dataDir)) throw new StartFailure(`There is no data folder ${dataDir}: set DATA_DIR.`)
  const folder = realpathSync(dataDir)
  if (!hasDatabase(folder) && !isPgliteFolder(folder))
    throw new StartFailure(`There is no database in ${folder} yet: set DATA_DIR, or start Quarterdeck once.`)
  return folder
}

/** Connects to the database of an installation, with or without a running server; never creates one. */
export const reachDatabase = async ({ databaseUrl, dataDir }: Settings): Promise<Database> => {
  if (databaseUrl) return openRemote(databaseUrl, 'looking', silent)
  const folder = folderOf(dataDir)
  try {
    return await openEmbedded(folder, silent, silent)
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    return openPostgres(await whileItRuns(folder, error), silent)
  }
}

/** A connection to a PostgreSQL. */
export interface Reached {
  readonly config: pg.ClientConfig
  /** True if a server may be working on it. */
  readonly isServed: boolean
  readonly close: () => Promise<void>
}

/** Returns how the PostgreSQL of an installation is connected to, whether its server runs or not. */
export const reachPostgres = async ({ databaseUrl, dataDir }: Settings): Promise<Reached> => {
  const leave = async () => undefined
  if (databaseUrl) {
    await (await openRemote(databaseUrl, 'looking', silent)).close()
    return { config: { connectionString: databaseUrl }, isServed: true, close: leave }
  }
  const folder = folderOf(dataDir)
  if (isPgliteFolder(folder))
    throw new StartFailure(
      'Backups need PostgreSQL: this data folder was begun with PGlite, which has no way to write one.',
    )
  try {
    const { connection, stop } = await startPostgres({ dataDir: folder })
    return { config: connection, isServed: false, close: stop }
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    return { config: await whileItRuns(folder, error), isServed: true, close: leave }
  }
}
