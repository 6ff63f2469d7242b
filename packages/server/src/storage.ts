import { statfs } from 'node:fs/promises'
import type { Db } from '@quarterdeck/api'
import { sql } from 'kysely'

/** Knows whether there is room to store anything. */
export interface Storage {
  /** Tells that something could not be stored for lack of room. */
  readonly noteFull: () => void
  /** Whether there is none; finds out by itself when there is again. */
  readonly isFull: () => Promise<boolean>
}

/** So long it is full at least: where a little room comes and goes, a load balancer is not to follow. */
const minMs = 5000
const pauseMs = 1000
const enough = 4 * 1024 ** 2

/** Stores a megabyte in the database and takes it back, and asks how much room is left for files. */
const tryRoom = async (db: Db, folder: string): Promise<void> => {
  await db
    .transaction()
    .execute((tx) => sql`create temp table "room" on commit drop as select generate_series(1, 30000)`.execute(tx))
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < enough) throw new Error('There is no room for files')
}

/** @param folder where files are kept beside the database */
export const watchStorage = (db: Db, folder: string): Storage => {
  let fullUntil: number | undefined
  let trying: Promise<void> | undefined
  const tryAgain = async () => {
    try {
      await tryRoom(db, folder)
      fullUntil = undefined
    } catch {
      fullUntil = performance.now() + pauseMs
    }
    trying = undefined
  }
  return {
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
