import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../testing/folder.ts'
import { databaseOf } from '../testing/served-folder.ts'
import { until } from '../testing/until.ts'
import { type Postgres, startPostgres } from './postgres.ts'

const start = async (dataDir: string) => {
  const postgres = await startPostgres({ dataDir })
  onTestFinished(() => postgres.stop('immediate'))
  return postgres
}

const query = async (postgres: Postgres, text: string, from: string | pg.ClientConfig = postgres.connection) => {
  const client = new pg.Client(from)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

const answers = (postgres: Postgres) => query(postgres, 'SELECT 1').catch(() => undefined)

/** Starts and kills a server, leaving its database running. */
const killedServer = async (folder: string) => {
  const code = `import { startPostgres } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)}
    const { pid } = await startPostgres({ dataDir: ${JSON.stringify(folder)} })
    console.log(pid())
    setInterval(() => undefined, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(holder.stdout, 'data')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  return Number(line)
}

describe('a new database', () => {
  test('is safe, portable, and closed to others', async () => {
    const folder = temporaryFolder()
    const postgres = await start(folder)
    const [settings] = await query(
      postgres,
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
        current_setting('data_checksums') AS checksums, current_setting('listen_addresses') AS addresses,
        datlocprovider AS provider, datlocale AS locale, pg_encoding_to_char(encoding) AS encoding,
        (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS super,
        lower('ÄÉ') AS lower FROM pg_database WHERE datname = current_database()`,
    )
    expect(settings).toEqual({
      fsync: 'on',
      commit: 'on',
      checksums: 'on',
      addresses: '',
      provider: 'b',
      locale: 'C.UTF-8',
      encoding: 'UTF8',
      super: false,
      lower: 'äé',
    })
    expect(statSync(join(folder, 'postgres')).mode & 0o077).toBe(0)
    expect(statSync(join(folder, 'run')).mode & 0o077).toBe(0)
    expect(statSync(join(folder, 'database-password')).mode & 0o077).toBe(0)
    expect(await query(postgres, 'SELECT 1 AS one', postgres.connectionString)).toEqual([{ one: 1 }])
    await expect(query(postgres, 'SELECT 1', { ...postgres.connection, password: 'guess' })).rejects.toThrow('password')
    await expect(query(postgres, 'SELECT 1', { ...postgres.connection, user: 'postgres' })).rejects.toThrow('pg_hba')
  })

  test('is not confused by one whose creation was interrupted', async () => {
    const folder = temporaryFolder()
    const unfinished = join(folder, 'postgres.new')
    writeFileSync(unfinished, '')
    const postgres = await start(folder)
    expect(await answers(postgres)).toBeDefined()
  })
})

describe('an existing database', () => {
  test('keeps what was written', async () => {
    const folder = temporaryFolder()
    const first = await startPostgres({ dataDir: folder })
    await query(first, 'CREATE TABLE notes AS SELECT 7 AS id')
    await first.stop()
    expect(databaseOf(folder)).toBeUndefined()
    const second = await start(folder)
    expect(await query(second, 'SELECT id FROM notes')).toEqual([{ id: 7 }])
  })

  test('opens again when its password file was lost', async () => {
    const folder = temporaryFolder()
    const first = await startPostgres({ dataDir: folder })
    await first.stop()
    rmSync(join(folder, 'database-password'))
    expect(await answers(await start(folder))).toBeDefined()
  })

  test('is refused to a second server without harm', async () => {
    const folder = temporaryFolder()
    const postgres = await start(folder)
    await expect(startPostgres({ dataDir: folder })).rejects.toThrow('in use by another Quarterdeck server')
    expect(await answers(postgres)).toBeDefined()
  })

  test('that does not start says why in one line', async () => {
    const folder = temporaryFolder()
    const first = await startPostgres({ dataDir: folder })
    await first.stop()
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '17\n')
    const message = await startPostgres({ dataDir: folder }).catch((error: Error) => error.message)
    expect(message).toMatch(
      /^The database in .* does not start: database files are incompatible with server \(see .*\)\.$/,
    )
    // The lock was given back.
    await expect(startPostgres({ dataDir: folder })).rejects.toThrow('incompatible')
  })
})

describe('after a kill -9', () => {
  test('of the database it is started again at once, even while a session is busy', async () => {
    const postgres = await start(temporaryFolder())
    const busy = query(postgres, 'SELECT pg_sleep(60)').catch((error: Error) => error.message)
    await until(async () => (await query(postgres, `SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'`))[0])
    const killed = postgres.pid()
    process.kill(killed, 'SIGKILL')
    await until(() => answers(postgres))
    expect(postgres.pid()).not.toBe(killed)
    expect(await busy).toMatch(/terminated/)
  })

  test('of the database again and again it comes back each time', async () => {
    const postgres = await start(temporaryFolder())
    const pids = new Set([postgres.pid()])
    for (let time = 0; time < 3; time++) {
      const killed = postgres.pid()
      process.kill(killed, 'SIGKILL')
      await until(async () => postgres.pid() !== killed && answers(postgres))
      pids.add(postgres.pid())
    }
    expect(pids.size).toBe(4)
  })

  test('of one session the server recovers by itself', async () => {
    const postgres = await start(temporaryFolder())
    const pid = postgres.pid()
    const [session] = await query(postgres, 'SELECT pg_backend_pid() AS pid')
    expect(session.pid).not.toBe(pid)
    const victim = new pg.Client(postgres.connection)
    victim.on('error', () => undefined)
    await victim.connect()
    const [{ pid: victimPid }] = (await victim.query('SELECT pg_backend_pid() AS pid')).rows
    process.kill(victimPid, 'SIGKILL')
    await until(() => answers(postgres))
    expect(postgres.pid()).toBe(pid)
  })

  test('of the server the running database is taken over, and then watched and stopped like any other', async () => {
    const folder = temporaryFolder()
    const orphan = await killedServer(folder)
    expect(databaseOf(folder)).toBe(orphan)
    const postgres = await startPostgres({ dataDir: folder })
    expect(postgres.pid()).toBe(orphan)
    expect(await answers(postgres)).toBeDefined()
    process.kill(orphan, 'SIGKILL')
    await until(async () => postgres.pid() !== orphan && answers(postgres))
    await postgres.stop()
    expect(databaseOf(folder)).toBeUndefined()
  })

  test('of the server a database that does not let us in is stopped and started anew', async () => {
    const folder = temporaryFolder()
    const orphan = await killedServer(folder)
    rmSync(join(folder, 'database-password'))
    const postgres = await start(folder)
    expect(postgres.pid()).not.toBe(orphan)
    expect(await answers(postgres)).toBeDefined()
  })

  test('of both the next start recovers', async () => {
    const folder = temporaryFolder()
    const orphan = await killedServer(folder)
    process.kill(orphan, 'SIGKILL')
    await until(() => databaseOf(folder) === undefined)
    expect(await answers(await start(folder))).toBeDefined()
  })

  test.runIf(process.platform === 'linux')(
    'a process id that now belongs to another program is no obstacle',
    async () => {
      const folder = temporaryFolder()
      const orphan = await killedServer(folder)
      process.kill(orphan, 'SIGKILL')
      await until(() => databaseOf(folder) === undefined)
      const file = join(folder, 'postgres', 'postmaster.pid')
      writeFileSync(file, readFileSync(file, 'utf8').replace(String(orphan), String(process.pid)))
      expect(await answers(await start(folder))).toBeDefined()
    },
  )
})

test('a stop is clean: the next start has nothing to recover', async () => {
  const folder = temporaryFolder()
  const first = await startPostgres({ dataDir: folder })
  await first.stop()
  rmSync(join(folder, 'database.log'))
  await start(folder)
  expect(readFileSync(join(folder, 'database.log'), 'utf8')).not.toContain('not properly shut down')
})
