import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { adoptPostmaster, type Installation, type Postmaster, stopPostmaster } from './postmaster.ts'
import { readServed, serves } from './processes.ts'

const longestRecovery = 60_000
const longestRefusal = 3000

/**
 * Takes over the database of a killed server if it accepts our connection; else stops it. The caller holds the lock of
 * the data folder, so that there is no other owner.
 */
export const takeOver = async (
  installation: Installation,
  connection: (port: number) => pg.ClientConfig,
): Promise<Postmaster | undefined> => {
  const { cluster } = installation.home
  const left = readServed(cluster)
  if (!left || !serves(left.pid, cluster)) return undefined
  const isReady = () => readServed(cluster)?.ready === true
  const lives = () => serves(left.pid, cluster)
  const postmaster = adoptPostmaster(left, cluster)
  // It may still recover from a crash, or be about to end.
  await until(() => isReady() || !lives(), longestRecovery)
  if (isReady() && (await until(() => endOldSessions(connection(left.port)), longestRefusal))) return postmaster
  if (lives()) await stopPostmaster(installation, postmaster, 'fast')
  return undefined
}

const until = async (condition: () => boolean | Promise<boolean>, maxMs: number) => {
  const end = performance.now() + maxMs
  while (performance.now() < end) {
    if (await condition()) return true
    await sleep(20)
  }
  return false
}

/**
 * Ends the sessions of the killed server, so that none of its work is committed after our start. Returns whether the
 * connection was accepted.
 */
const endOldSessions = async (connection: pg.ClientConfig) => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 1000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(
      'SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
      [connection.application_name],
    )
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
