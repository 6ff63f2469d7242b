import { existsSync, realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasDatabase } from '../embedded/home.ts'
import { runningDatabase } from '../embedded/postgres.ts'
import { StartFailure } from '../failure.ts'
import type { Settings } from '../settings.ts'
import { type Database, openPostgres } from './database.ts'
import { openEmbedded, openRemote } from './open.ts'
import { isPgliteFolder } from './pglite.ts'

const silent = () => undefined
/** How long a server that is just starting may take until its database is there. */
const longestStartMs = 15_000

const whileItRuns = async (folder: string, taken: unknown): Promise<Database> => {
  const end = performance.now() + longestStartMs
  for (;;) {
    const connection = runningDatabase(folder)
    if (connection) return openPostgres(connection, silent)
    // Inside the server, which has the only door to it.
    if (isPgliteFolder(folder) || performance.now() > end) throw taken
    await sleep(100)
  }
}

/** The database of an installation, whether its server runs or not; nothing is made where there is none. */
export const reachDatabase = async ({ databaseUrl, dataDir }: Settings): Promise<Database> => {
  if (databaseUrl) return openRemote(databaseUrl, 'looking', silent)
  if (!existsSync(dataDir)) throw new StartFailure(`There is no data folder ${dataDir}: set DATA_DIR.`)
  const folder = realpathSync(dataDir)
  if (!hasDatabase(folder) && !isPgliteFolder(folder))
    throw new StartFailure(`There is no database in ${folder} yet: set DATA_DIR, or start Quarterdeck once.`)
  try {
    return await openEmbedded(folder, silent, silent)
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    return whileItRuns(folder, error)
  }
}
