import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readServed, serves } from '../embedded/processes.ts'
import { until } from './until.ts'

/** Creates a data folder; processes that still use it when it is removed are stopped by id. */
export const makeFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'quarterdeck-'))
  const remove = async () => {
    await endDatabaseOf(path)
    rmSync(path, { recursive: true, force: true })
  }
  return { path, remove }
}

/** Ends what still serves the database of a data folder. */
export const endDatabaseOf = async (folder: string): Promise<void> => {
  const pid = databaseOf(folder)
  if (pid !== undefined) process.kill(pid, 'SIGQUIT')
  await until(() => databaseOf(folder) === undefined)
}

/** Returns the id of the database process of a data folder. */
export const databaseOf = (folder: string): number | undefined => {
  const cluster = join(folder, 'postgres')
  const served = readServed(cluster)
  return served && serves(served.pid, cluster) ? served.pid : undefined
}

/** Returns true if the log of the database in a data folder has a clean shutdown. */
export const hasShutDown = (folder: string): boolean =>
  readFileSync(join(folder, 'database.log'), 'utf8').includes('database system is shut down')
