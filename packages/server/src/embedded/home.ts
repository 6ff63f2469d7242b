import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartFailure } from '../failure.ts'
import { type Account, canReach, databaseAccount } from './account.ts'

/** Folder for databases of root if the database's user can't reach the data folder. */
export const sharedHome = '/var/lib/quarterdeck'

const clusterName = 'postgres'
const pointerName = 'database-folder'

/** The folders of a database and the account that runs it. */
export interface Home {
  /** PostgreSQL's data directory. */
  readonly cluster: string
  /** Folder of the Unix socket, accessible only to its user. */
  readonly sockets: string
  readonly account: Account | undefined
  /** Names the processes of this cluster among those of others. */
  readonly name: string
}

/** Finds the place for the database of a data folder: inside it, or, where its user cannot get there, below /var/lib/quarterdeck. */
export const findHome = (folder: string, say: (line: string) => void): Home => {
  const elsewhere = readPointer(folder)
  const account = databaseAccount(join(elsewhere ?? folder, clusterName), say)
  const home = elsewhere ?? (account ? reachable(folder, account, say) : folder)
  const cluster = join(home, clusterName)
  const name = `qd-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`
  return { cluster, account, name, sockets: socketFolder(home, name, account) }
}

/** Returns true for a data folder with a database, in the folder or elsewhere. */
export const hasDatabase = (folder: string): boolean =>
  existsSync(join(folder, clusterName)) || existsSync(join(folder, pointerName))

const readPointer = (folder: string) => {
  const pointer = join(folder, pointerName)
  if (!existsSync(pointer)) return undefined
  const home = readFileSync(pointer, 'utf8').trim()
  if (!existsSync(home))
    throw new StartFailure(
      `The database of ${folder} was kept in ${home}, which is gone: bring it back, or remove ${pointer} to begin anew.`,
    )
  return home
}

const reachable = (folder: string, account: Account, say: (line: string) => void) => {
  if (canReach(account, dirname(folder))) {
    // The folder is ours: others may pass through it, and still not list it.
    if (!canReach(account, folder)) chmodSync(folder, statSync(folder).mode | 0o011)
    return folder
  }
  // Never a new database in the place of one that is only out of reach.
  if (hasDatabase(folder))
    throw new StartFailure(
      `The user of the database cannot enter ${dirname(folder)} any more: open that folder to others (chmod o+x).`,
    )
  const home = join(sharedHome, 'data', randomUUID())
  for (const each of [sharedHome, dirname(home), home]) {
    mkdirSync(each, { recursive: true })
    chmodSync(each, 0o711)
  }
  writeFileSync(join(folder, pointerName), `${home}\n`, { flush: true })
  say(`The database's files are kept in ${home}, because its user cannot enter ${dirname(folder)}.`)
  return home
}

/** Maximum length of the folder's path; that of a Unix socket must be below 104 bytes, including the file name. */
const longestFolder = 85

const socketFolder = (home: string, name: string, account: Account | undefined) => {
  const beside = join(home, 'run')
  if (process.platform === 'win32') return beside
  const folder = Buffer.byteLength(beside) <= longestFolder ? beside : join('/tmp', name)
  makeOwn(folder, account)
  return folder
}

/** Creates a folder only for the database's user; rejects an existing one of another owner. */
const makeOwn = (folder: string, account: Account | undefined) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const us = process.getuid?.()
  const owner = account?.uid ?? us
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== us))
    throw new StartFailure(`The folder ${folder} belongs to somebody else: remove it.`)
  chmodSync(folder, 0o700)
  if (account) chownSync(folder, account.uid, account.gid)
}
