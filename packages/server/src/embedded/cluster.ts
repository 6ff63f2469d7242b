import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { messageOf, StartFailure } from '../failure.ts'
import type { Binaries } from './binaries.ts'
import type { Home } from './home.ts'
import { environmentFor, type ProgramEnvironment, run } from './run.ts'
import { syncMethod } from './sync-method.ts'

/** The product's role, which owns the database of the same name and nothing else. */
export const role = 'quarterdeck'

const megabytes = Math.floor(totalmem() / 1024 ** 2)

/** Written to `postgresql.conf`, where the operator may change them. */
const tuning = {
  // Enough for three servers: each has lines of its own for calls, downloads, jobs and news.
  max_connections: '100',
  shared_buffers: megabytes >= 4096 ? '256MB' : '128MB',
  effective_cache_size: `${Math.max(256, Math.floor(megabytes / 2))}MB`,
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  // The defaults suit spinning disks.
  random_page_cost: '1.1',
  // Compiling costs more than it gains on short queries.
  jit: 'off',
  max_wal_size: '2GB',
  // The server's own messages are logged; rejected statements are reported by the API.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

/** Only the product's role can connect, and only with its password. */
const access = `local all ${role} scram-sha-256\nhost all ${role} 127.0.0.1/32 scram-sha-256\n`

/** Creates the database's files. An interrupted creation leaves nothing that could be taken for a database. */
export const createCluster = async (binaries: Binaries, home: Home, password: string): Promise<void> => {
  const fresh = `${home.cluster}.new`
  const environment = environmentFor(home.account, dirname(fresh))
  try {
    rmSync(fresh, { recursive: true, force: true })
    mkdirSync(fresh, { mode: 0o700 })
    if (home.account) chownSync(fresh, home.account.uid, home.account.gid)
    await initialise(binaries, fresh, environment)
    await runAlone(binaries, fresh, environment, [
      `CREATE ROLE ${role} LOGIN CREATEDB PASSWORD '${password}'`,
      `GRANT pg_monitor, pg_checkpoint, pg_signal_backend TO ${role}`,
      // Who owns the tables may take their triggers away; this silences them for one transaction, in tests.
      `GRANT SET ON PARAMETER session_replication_role TO ${role}`,
      `CREATE DATABASE ${role} OWNER ${role}`,
    ])
    writeFileSync(join(fresh, 'pg_hba.conf'), access)
    renameSync(fresh, home.cluster)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    throw new StartFailure(`The database cannot be created in ${home.cluster}: ${messageOf(error)}`)
  }
}

/** Gives the product's role another password, for a data folder whose password file was lost. The database must be stopped. */
export const resetPassword = (binaries: Binaries, home: Home, password: string): Promise<void> =>
  runAlone(binaries, home.cluster, environmentFor(home.account, dirname(home.cluster)), [
    `ALTER ROLE ${role} PASSWORD '${password}'`,
  ])

const initialise = async (binaries: Binaries, folder: string, environment: ProgramEnvironment) => {
  const flags = [
    '--username=postgres',
    '--auth=reject',
    '--encoding=UTF8',
    '--data-checksums',
    `--sync-method=${syncMethod()}`,
  ]
  // PostgreSQL's own C.UTF-8 sorts and folds case the same on every system. Trigrams use the system's locale for
  // letters, and its plain C knows only ASCII.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const settings = Object.entries(tuning).flatMap(([name, value]) => ['--set', `${name}=${value}`])
  const all = ['-D', folder, ...flags, ...locale, ...settings]
  try {
    await run(binaries.initdb, [...all, '--lc-ctype=C.UTF-8'], environment)
  } catch (error) {
    if (!messageOf(error).includes('locale')) throw error
    await run(binaries.initdb, all, environment)
  }
}

/** Statements by PostgreSQL's single-user mode, one a line: no server, no password, no port. */
const runAlone = (binaries: Binaries, folder: string, environment: ProgramEnvironment, statements: readonly string[]) =>
  run(
    binaries.postgres,
    ['--single', '-c', 'exit_on_error=on', '-D', folder, 'postgres'],
    environment,
    statements.map((statement) => `${statement}\n`).join(''),
  )
