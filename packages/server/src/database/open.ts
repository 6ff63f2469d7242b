import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@quarterdeck/api'
import { lockDataFolder } from '../data-folder.ts'
import { findPostgres, launch, type Say } from '../embedded/postgres.ts'
import { messageOf, StartFailure } from '../failure.ts'
import { askForChanges, askOnce } from './connections.ts'
import { type Database, openPostgres } from './database.ts'
import { isOutage } from './outage.ts'
import { isPgliteFolder, openPglite } from './pglite.ts'
import { obstacleOf } from './requirements.ts'

const longestAbsence = 5000

/**
 * Opens the database behind DATABASE_URL; gives it a few seconds to appear.
 * @param use `looking` where a standby will do
 */
export const openRemote = async (databaseUrl: string, use: 'serving' | 'looking', log: Log): Promise<Database> => {
  const config = { connectionString: databaseUrl, application_name: 'quarterdeck' }
  const until = performance.now() + longestAbsence
  for (;;) {
    try {
      await (use === 'serving' ? askForChanges : askOnce)(config)
      const obstacle = await obstacleOf(config, use)
      if (obstacle === undefined) return openPostgres(config, log)
      throw unusable(databaseUrl, obstacle)
    } catch (error) {
      if (isOutage(error) && performance.now() < until) await sleep(100)
      else throw error instanceof StartFailure ? error : unusable(databaseUrl, messageOf(error))
    }
  }
}

const unusable = (databaseUrl: string, reason: string) =>
  new StartFailure(`The database at ${placeOf(databaseUrl)} cannot be used: ${reason}.`)

/** Returns the parts of a database URL that are no secret, without user and password. */
const placeOf = (databaseUrl: string) => {
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

/** Opens the database inside a data folder, and locks the folder. */
export const openEmbedded = async (folder: string, say: Say, log: Log): Promise<Database> => {
  const lock = lockDataFolder(folder)
  try {
    const { close, ...database } = await openInside(folder, say, log)
    return { ...database, close: () => close().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

const openInside = async (folder: string, say: Say, log: Log): Promise<Database> => {
  const installation = isPgliteFolder(folder) ? undefined : await findPostgres(folder, say)
  if (!installation) {
    say(
      'Using PGlite inside the server, which is slower: this system has no PostgreSQL, or had none when the data folder was made.',
    )
    return openPglite(folder)
  }
  const postgres = await launch(installation, folder, say, log)
  const { close, ...database } = openPostgres(postgres.connection, log)
  return { ...database, wasFull: postgres.wasFull, close: () => close().finally(() => postgres.stop()) }
}
