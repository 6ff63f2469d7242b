import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Postgres, type RunningServer, startPostgres, startServer } from '../index.ts'
import { perform } from '../seed/perform.ts'
import { readSettings } from '../settings.ts'
import { temporaryFolder } from '../testing/folder.ts'
import { signIn } from '../testing/process.ts'
import { makeFolder } from '../testing/served-folder.ts'
import { until } from '../testing/until.ts'

let home: ReturnType<typeof makeFolder>
let postgres: Postgres
beforeAll(async () => {
  home = makeFolder()
  postgres = await startPostgres({ dataDir: home.path })
})
afterAll(async () => {
  await postgres.stop('immediate')
  await home.remove()
})

const query = async (text: string, database?: string) => {
  const client = new pg.Client({ ...postgres.connection, ...(database && { database }) })
  await client.connect()
  return client.query(text).finally(() => client.end())
}

let count = 0
/** The address of a new database. */
const createDatabase = async (more = '') => {
  const name = `apart_${count++}`
  await query(`create database ${name} ${more}`)
  return { name, url: Object.assign(new URL(postgres.connectionString), { pathname: `/${name}` }) }
}

const settingsOf = (url: URL, more: Record<string, string> = {}) =>
  readSettings(
    {
      PORT: '0',
      LOG_LEVEL: 'silent',
      SESSION_SECRET: 'x'.repeat(32),
      DATABASE_URL: url.href,
      DATA_DIR: temporaryFolder(),
      ...more,
    },
    [],
  )

const start = async (url: URL) => {
  const server = await startServer(settingsOf(url))
  onTestFinished(() => server.stop())
  return server
}

test('a database of another encoding is refused in one sentence', async () => {
  const { url } = await createDatabase(`template template0 encoding 'SQL_ASCII' locale 'C'`)
  await expect(startServer(settingsOf(url))).rejects.toThrow(/cannot be used: its encoding is SQL_ASCII, and UTF-8/)
})

test('a role that may not create tables is refused in one sentence', async () => {
  const { name, url } = await createDatabase()
  await query('revoke create on schema public from pg_database_owner', name)
  await expect(startServer(settingsOf(url))).rejects.toThrow(
    /the role "\w+" may not create or change tables in it: make it the owner/,
  )
  await query('grant create on schema public to pg_database_owner', name)
  const server = await start(url)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

describe('a database that becomes read-only', () => {
  const post = ({ url }: RunningServer, cookie: string, email: string) =>
    fetch(`${url}/api/users`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x', email }),
    })

  test('refuses changes with 503 and is not ready, answers what is read, and goes on by itself', async () => {
    const { name, url } = await createDatabase()
    const server = await start(url)
    const cookie = await signIn(server.url)
    const read = () => fetch(`${server.url}/api/users?perPage=1`, { headers: { cookie } })
    const endSessions = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`
    expect((await post(server, cookie, 'before@example.com')).status).toBe(201)

    await query(`alter database ${name} set default_transaction_read_only = on`)
    await query(endSessions)
    const refused = await post(server, cookie, 'meanwhile@example.com')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    const ready = await fetch(`${server.url}/readyz`)
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '1'])
    expect((await read()).status).toBe(200)

    // Existing sessions stay read-only: only new ones accept changes.
    await query(`alter database ${name} set default_transaction_read_only = off`)
    await until(async () => (await fetch(`${server.url}/readyz`)).status === 200)
    expect((await post(server, cookie, 'after@example.com')).status).toBe(201)
    expect((await post(server, cookie, 'meanwhile@example.com')).status).toBe(201)
  })

  test('ends a start with one sentence', async () => {
    const { name, url } = await createDatabase()
    await query(`alter database ${name} set default_transaction_read_only = on`)
    await expect(startServer(settingsOf(url))).rejects.toThrow(/cannot be used: it is read-only/i)
  })
})

test('sample data is made for an installation that others will reach, since making it opens nothing', async () => {
  const { url } = await createDatabase()
  const settings = settingsOf(url, { PUBLIC_URL: 'https://office.example.com', HOST: '0.0.0.0' })
  const said: string[] = []
  await perform(
    settings,
    ['--orders', '20'],
    (line) => said.push(line),
    () => undefined,
  )
  expect(said.at(-1)).toMatch(/ 20 orders,/)
  await expect(startServer(settings)).rejects.toThrow(/--allow-sample/)
})

const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(existsSync)

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false)).once('connect', () => socket.end())
  })

describe.runIf(pgbouncer)('PgBouncer', () => {
  let child: ChildProcess | undefined
  afterAll(() => void child?.kill('SIGKILL'))

  const bounce = async (name: string, mode: string, port: number): Promise<URL> => {
    const folder = temporaryFolder()
    const { host, port: target, user, password } = postgres.connection
    const lines = [
      '[databases]',
      `${name} = host=${host} port=${target} user=${user} password=${password}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1`,
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${mode}`,
      'default_pool_size = 60',
    ]
    const file = join(folder, 'pgbouncer.ini')
    writeFileSync(file, lines.join('\n'))
    // PostgreSQL doesn't run as root; the owner of the database gets access to the socket.
    const { uid, gid } = statSync(host)
    chmodSync(folder, 0o755)
    child?.kill('SIGKILL')
    child = spawn(pgbouncer ?? '', ['-q', file], { stdio: 'ignore', ...(process.getuid?.() === 0 && { uid, gid }) })
    await until(() => isListening(port))
    return new URL(`postgresql://any@127.0.0.1:${port}/${name}`)
  }

  test.each(['transaction', 'statement'])('in %s mode is refused in one sentence', async (mode) => {
    const { name } = await createDatabase()
    const url = await bounce(name, mode, mode === 'statement' ? 16432 : 16433)
    await expect(startServer(settingsOf(url))).rejects.toThrow(/a pooler in transaction or statement mode/)
  })

  test('in session mode serves', async () => {
    const { name } = await createDatabase()
    const server = await start(await bounce(name, 'session', 16434))
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  })
})
