import { once } from 'node:events'
import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import type { Log } from '@quarterdeck/api'
import type pg from 'pg'
import { lockDataFolder, openDataFolder, storedSecret } from '../data-folder.ts'
import { messageOf, StartFailure, tellsNoRoom } from '../failure.ts'
import { packagedPostgres, prepareBinaries } from './binaries.ts'
import { createCluster, resetPassword, role } from './cluster.ts'
import { findHome, type Home, hasDatabase } from './home.ts'
import { type Installation, loggedSince, type Postmaster, type StopMode, startPostmaster } from './postmaster.ts'
import { readServed, serves } from './processes.ts'
import { settleRestore } from './restored.ts'
import { environmentFor, run } from './run.ts'
import { supervise } from './supervisor.ts'
import { takeOver } from './take-over.ts'

/** The options with which `pg` connects to a database. */
export interface Connection extends pg.ClientConfig {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

/** A PostgreSQL on a data folder, restarted when it ends. */
export interface Postgres {
  readonly connection: Connection
  /** Connection as a URL, for DATABASE_URL and other programs. */
  readonly connectionString: string
  /** Id of the current process, which changes after a restart. */
  readonly pid: () => number
  /** Returns true once the server has found no room on its disk. */
  readonly wasFull: () => boolean
  /** Without a mode, a fast stop; an immediate one where the disk was full, because a fast one may then never end. */
  readonly stop: (mode?: StopMode) => Promise<void>
}

/** Reports progress to the person who started the server, line by line. */
export type Say = (line: string) => void

export interface PostgresOptions {
  readonly dataDir: string
  readonly say?: Say
  readonly log?: Log
  /** Additional settings that PostgreSQL is started with. */
  readonly settings?: Readonly<Record<string, string>>
}

const passwordName = 'database-password'
const silent = () => undefined

/** Starts PostgreSQL in a data folder, which it creates, recovers or takes over as needed, and which it locks. */
export const startPostgres = async ({
  dataDir,
  say = silent,
  log = silent,
  settings = {},
}: PostgresOptions): Promise<Postgres> => {
  const folder = openDataFolder(dataDir)
  const lock = lockDataFolder(folder)
  try {
    const installation = await findPostgres(folder, say)
    if (!installation) throw new StartFailure(`PostgreSQL cannot be started: ${missing}.`)
    const postgres = await launch({ ...installation, settings }, folder, say, log)
    return { ...postgres, stop: (mode) => postgres.stop(mode).finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * Finds the PostgreSQL of the packages, ready to run, after settling an interrupted restore; undefined if there is
 * none, and no existing database needs it.
 */
export const findPostgres = async (folder: string, say: Say): Promise<Installation | undefined> => {
  await settleRestore(folder)
  const native = packagedPostgres()
  if (!native) {
    if (hasDatabase(folder)) throw new StartFailure(`The database in ${folder} needs PostgreSQL, and ${missing}.`)
    return undefined
  }
  const home = findHome(folder, say)
  const binaries = prepareBinaries(native, home.account, folder, say)
  const installation = { binaries, home, logFile: join(folder, 'database.log') }
  if (existsSync(home.cluster)) return installation
  // Programs for another C library exist without being able to run.
  const runs = run(binaries.postgres, ['--version'], environmentFor(home.account, dirname(home.cluster)))
  return runs.then(
    () => installation,
    () => undefined,
  )
}

const missing = `npm has brought none for ${process.platform}-${process.arch}: run npm install here, or set DATABASE_URL`

/** Megabytes of a new database with its sample data (82) and of what is written while it is filled. */
const roomForNew = 150

/** Rejects a disk without room for a new database, before anything is written. */
const guardRoom = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder)
  const free = Math.floor((bavail * bsize) / 1024 ** 2)
  if (free < roomForNew)
    throw new StartFailure(
      `The disk of ${folder} has ${free} MB free, and a new database needs ${roomForNew} MB: free some space, or set DATA_DIR to a folder on another disk.`,
    )
}

/** Brings the database of a folder up; the caller holds the folder's lock. */
export const launch = async (installation: Installation, folder: string, say: Say, log: Log): Promise<Postgres> => {
  const { home, binaries, logFile } = installation
  const isNew = !existsSync(home.cluster)
  if (isNew) guardRoom(dirname(home.cluster))
  const logged = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  const wasFull = () => tellsNoRoom(loggedSince(logFile, logged))
  const lostPassword = !isNew && !existsSync(join(folder, passwordName))
  const password = storedSecret(folder, passwordName)
  const connection = (port: number) => connectionTo(home, password, port)
  if (isNew) {
    say(`Creating the database in ${home.cluster} …`)
    await createCluster(binaries, home, password)
  }
  const start = async () => {
    if (lostPassword) await resetPassword(binaries, home, password)
    return startPostmaster(installation, process.platform === 'win32' ? await freePort() : 5432)
  }
  const taken = isNew ? undefined : await takeOver(installation, connection)
  if (taken) log('info', 'Took over the running database', { pid: taken.pid })
  const first = taken ?? (await patiently(say, start(), installation))
  const supervisor = supervise(installation, first, log)
  const current = connection(first.port)
  return {
    connection: current,
    connectionString: urlOf(current),
    pid: () => supervisor.current().pid,
    wasFull,
    stop: (mode = wasFull() ? 'immediate' : 'fast') => supervisor.stop(mode),
  }
}

const connectionTo = ({ sockets }: Home, password: string, port: number): Connection => ({
  host: process.platform === 'win32' ? '127.0.0.1' : sockets,
  port,
  user: role,
  password,
  database: role,
  application_name: 'quarterdeck',
})

/** Returns the connection to the database that another process runs in a folder, or undefined while there is none. */
export const runningDatabase = (folder: string): Connection | undefined => {
  const password = join(folder, passwordName)
  if (!hasDatabase(folder) || !existsSync(password)) return undefined
  const home = findHome(folder, () => undefined)
  const served = readServed(home.cluster)
  if (!served?.ready || !serves(served.pid, home.cluster)) return undefined
  return {
    ...connectionTo(home, readFileSync(password, 'utf8').trim(), served.port),
    application_name: 'quarterdeck-cli',
  }
}

/** Waits for the start, and says what it waits for when that is not the blink of an eye. */
const patiently = async (say: Say, start: Promise<Postmaster>, { home, logFile }: Installation) => {
  const slow = setTimeout(() => say('The database is recovering from a crash …'), 3000)
  try {
    return await start
  } catch (error) {
    throw new StartFailure(`The database in ${home.cluster} does not start: ${messageOf(error)} (see ${logFile}).`)
  } finally {
    clearTimeout(slow)
  }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 5432
}

const urlOf = ({ host, port, user, password, database }: Connection) =>
  host.startsWith('/')
    ? `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgresql://${user}:${password}@${host}:${port}/${database}`
