import { randomFillSync } from 'node:crypto'
import { statSync } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db, DiskSpace, Ports } from '@quarterdeck/api'
import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import { codeOf, messageOf, StartFailure, tellsNoRoom } from './failure.ts'
import type { Settings } from './settings.ts'

/** PostgreSQL's `disk_full`. */
const diskFull = '53100'

/** Returns the cause of a failed start: a StartFailure about a full disk if that is it, else the original error. */
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

/** Knows the free space for data. */
export interface Storage extends Pick<DiskSpace, 'free' | 'state'> {
  /** Reports that something couldn't be stored for lack of space. */
  readonly noteFull: () => void
  /** Resolves to true while the disk is full, and notices when it no longer is. */
  readonly isFull: () => Promise<boolean>
  /** Resolves when no file is being written any more. */
  readonly close: () => Promise<void>
}

/** Minimum time in the full state, so that load balancers don't follow a fluctuating state. */
const minMs = 5000
const pauseMs = 1000
const enoughForFiles = 4 * 1024 ** 2
/**
 * Minimum free bytes for writes: a database without room for the next 16 MB of its WAL crashes, and can't restart until
 * there is some. Two such segments are left for reading and background work.
 */
const enoughForDatabase = 32 * 1024 ** 2
/** Minimum free bytes for any write: one WAL segment and a little. */
const enoughForAnything = 20 * 1024 ** 2
/**
 * Size of a reserve file. It is removed when ordinary writes find no space any more, so that people can still sign in
 * and delete; it is created again when there is space.
 */
const reserveBytes = 32 * 1024 ** 2
const pieceBytes = 1024 ** 2
/** Bytes left below which large and anonymous data are refused: a tenth of the disk, but within these. */
const [minLow, maxLow] = [48 * 1024 ** 2, 512 * 1024 ** 2] as const

/** Stores a megabyte in the database and takes it back. */
const tryDatabase = (db: Db): Promise<unknown> =>
  db
    .transaction()
    .execute((tx) => sql`create temp table "room" on commit drop as select generate_series(1, 30000)`.execute(tx))

/** Writes what no file system packs or leaves out. */
const writeReserve = async (file: string): Promise<void> => {
  const handle = await open(file, 'w', 0o600)
  try {
    const piece = Buffer.alloc(pieceBytes)
    for (let written = 0; written < reserveBytes; written += pieceBytes) await handle.write(randomFillSync(piece))
  } finally {
    await handle.close()
  }
}

const hasWhole = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.size === reserveBytes

/** Keeps a reserve file in a folder, to have space when the disk is full. */
const openReserve = (file: string, log: Ports['log']) => {
  let isThere = hasWhole(file)
  let changing: Promise<void> | undefined
  const change = (work: () => Promise<void>) => {
    changing ??= work()
      .catch((error: unknown) => {
        // A folder that is gone needs none.
        if (codeOf(error) !== 'ENOENT')
          log('warn', 'the reserve file could not be written', { error: messageOf(error) })
      })
      .finally(() => {
        isThere = hasWhole(file)
        changing = undefined
      })
    return changing
  }
  return {
    /** Bytes that it is short of. */
    missing: () => (isThere ? 0 : reserveBytes),
    /** Makes room. */
    release: async () => {
      if (!isThere) return
      log('error', 'the disk is nearly full: its reserve is released', { bytes: reserveBytes })
      await change(() => rm(file, { force: true }))
    },
    restore: () => {
      if (!isThere) void change(() => writeReserve(file))
    },
    close: async () => changing,
  }
}

/**
 * Watches the disk of the embedded database. Of an external database nothing is known until it is full.
 * @param folder of the files stored outside the database
 * @param isDatabaseHere whether the database is on the same disk
 */
export const watchStorage = (db: Db, folder: string, isDatabaseHere: boolean, log: Ports['log']): Storage => {
  const reserve = openReserve(join(folder, 'reserve'), log)
  const measure = async () => {
    const { bavail, bsize, blocks } = await statfs(folder)
    return { free: bavail * bsize, size: blocks * bsize }
  }
  /** Bytes for ordinary writes. */
  const left = async () => (await measure()).free - reserve.missing()
  const state: DiskSpace['state'] = async () => {
    if (!isDatabaseHere) return 'ample'
    const { free, size } = await measure()
    const room = free - reserve.missing()
    if (room >= 1.5 * enoughForDatabase) reserve.restore()
    const low = Math.min(Math.max(size / 10, minLow), maxLow)
    if (room >= 2 * low) return 'ample'
    if (room >= low) return 'scarce'
    if (room >= enoughForDatabase) return 'low'
    await reserve.release()
    return (await measure()).free >= enoughForAnything ? 'short' : 'full'
  }
  const hasRoom = async () =>
    isDatabaseHere ? (await left()) >= enoughForDatabase : (await measure()).free >= enoughForFiles

  let fullUntil: number | undefined
  let trying: Promise<void> | undefined
  const tryAgain = async () => {
    try {
      if (!(await hasRoom())) throw new Error('There is no space for files')
      await tryDatabase(db)
      fullUntil = undefined
    } catch {
      fullUntil = performance.now() + pauseMs
    }
    trying = undefined
  }
  return {
    free: async () => (isDatabaseHere ? Math.max(0, await left()) : undefined),
    state,
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
    close: reserve.close,
  }
}
