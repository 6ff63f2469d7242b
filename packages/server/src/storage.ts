import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '@quarterdeck/api'
import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import { codeOf, messageOf, StartFailure, tellsNoRoom } from './failure.ts'
import type { Settings } from './settings.ts'

/** PostgreSQL's `disk_full`. */
const diskFull = '53100'

/** Returns why a start failed: a StartFailure that names the full disk where that is the cause, else the error as it is. */
export const explained = (
  error: unknown,
  database: Pick<Database, 'wasFull'> | undefined,
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): unknown => {
  if (codeOf(error) !== diskFull && !tellsNoRoom(`${codeOf(error)} ${messageOf(error)}`) && !database?.wasFull?.())
    return error
  const said = databaseUrl ? 'The disk of the database is full' : `The disk of DATA_DIR (${dataDir}) is full`
  const log = databaseUrl ? '' : ` (see ${join(dataDir, 'database.log')})`
  return new StartFailure(`${said}: PostgreSQL could not write${log}. Free some space, then start again.`)
}

/** Knows whether there is room to store anything. */
export interface Storage {
  /** Whether what the database stores on this disk as well would use up the last of its room; always false for a database elsewhere. */
  readonly isShort: () => Promise<boolean>
  /** Tells that something could not be stored for lack of room. */
  readonly noteFull: () => void
  /** Whether there is none; finds out by itself when there is again. */
  readonly isFull: () => Promise<boolean>
}

/** So long it is full at least: where a little room comes and goes, a load balancer is not to follow. */
const minMs = 5000
const pauseMs = 1000
const enoughForFiles = 4 * 1024 ** 2
/**
 * A database that finds no room for the next 16 MB of its log breaks off, and cannot start again until there is some. What is
 * left for reading, and for what goes on in the background, is two such pieces.
 */
const enoughForDatabase = 32 * 1024 ** 2

/** Stores a megabyte in the database and takes it back. */
const tryDatabase = (db: Db): Promise<unknown> =>
  db
    .transaction()
    .execute((tx) => sql`create temp table "room" on commit drop as select generate_series(1, 30000)`.execute(tx))

/**
 * @param folder where files are kept beside the database
 * @param isDatabaseHere whether the database is on the same disk as they
 */
export const watchStorage = (db: Db, folder: string, isDatabaseHere: boolean): Storage => {
  const hasRoom = async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= (isDatabaseHere ? enoughForDatabase : enoughForFiles)
  }
  let fullUntil: number | undefined
  let trying: Promise<void> | undefined
  const tryAgain = async () => {
    try {
      if (!(await hasRoom())) throw new Error('There is no room for files')
      await tryDatabase(db)
      fullUntil = undefined
    } catch {
      fullUntil = performance.now() + pauseMs
    }
    trying = undefined
  }
  return {
    isShort: async () => isDatabaseHere && !(await hasRoom()),
    noteFull: () => {
      fullUntil = performance.now() + minMs
    },
    isFull: async () => {
      if (fullUntil === undefined) return false
      if (performance.now() < fullUntil) return true
      trying ??= tryAgain()
      await trying
      return fullUntil !== undefined
    },
  }
}
