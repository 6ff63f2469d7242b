import { randomBytes, randomUUID } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { codeOf, messageOf, StartFailure } from './failure.ts'

/** Makes the data folder where it is missing and answers its real path. */
export const openDataFolder = (dataDir: string): string => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    return realpathSync(dataDir)
  } catch (error) {
    const reason = codeOf(error) || messageOf(error)
    throw new StartFailure(`The data folder ${dataDir} cannot be written (${reason}): set DATA_DIR to another one.`)
  }
}

/** Locks of this process; without a reference the garbage collector would close them. */
const locks = new Set<DatabaseSync>()

/**
 * Takes the folder for this process; throws when another one has it.
 *
 * The lock is SQLite's lock on an empty file, that is, one of the operating
 * system: it ends with the process however that ends, it holds between
 * containers that share a volume, and it needs no native module. A pid file
 * can do none of this.
 */
export const lockDataFolder = (folder: string): { readonly release: () => void } => {
  const file = join(folder, 'lock')
  const holder = join(folder, 'server.pid')
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new StartFailure(`The data folder ${folder} is in use by another Quarterdeck server${pidIn(holder)}.`)
  }
  locks.add(lock)
  chmodSync(file, 0o600)
  // Removed, not overwritten: another user of the folder may have left it.
  rmSync(holder, { force: true })
  writeFileSync(holder, `${process.pid}\n`)
  return {
    release: () => {
      rmSync(holder, { force: true })
      locks.delete(lock)
      lock.close()
    },
  }
}

const pidIn = (file: string) => {
  try {
    return ` (process ${Number.parseInt(readFileSync(file, 'utf8'), 10)})`
  } catch {
    return ''
  }
}

/** Returns a secret stored in a file that only its owner can read; creates it at the first call. */
export const storedSecret = (folder: string, name: string): string => {
  const file = join(folder, name)
  const fresh = `${file}.${randomUUID()}`
  writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    // Linked, not written in place: a crash leaves no partial secret, and two servers that start at the same time use
    // the same one.
    linkSync(fresh, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(fresh)
  }
  return readFileSync(file, 'utf8').trim()
}
