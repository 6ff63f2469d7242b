import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from './embedded/postgres.ts'
import { type RunningServer, startServing } from './server.ts'
import { readSettings } from './settings.ts'
import { fakeSource } from './testing/fake-source.ts'
import { temporaryFolder } from './testing/folder.ts'
import { openProxy } from './testing/proxy.ts'
import { databaseOf } from './testing/served-folder.ts'
import { until } from './testing/until.ts'

const serve = async (env: Record<string, string>) => {
  const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent', SESSION_SECRET: 'x'.repeat(32), ...env }, [])
  const server = await startServing(settings, fakeSource)
  onTestFinished(() => server.stop())
  return server
}

const ask = async ({ url }: RunningServer, path: string, init?: RequestInit) => {
  const start = performance.now()
  const response = await fetch(url + path, init)
  const text = await response.text()
  return { status: response.status, text, headers: response.headers, ms: performance.now() - start }
}

/** Starts a PostgreSQL separate from the server. */
const databaseApart = async () => {
  const postgres = await startPostgres({ dataDir: temporaryFolder() })
  onTestFinished(() => postgres.stop('immediate'))
  return openProxy(postgres)
}

describe('a database apart from the server', () => {
  test('that is away for less than two seconds is waited for', async () => {
    const database = await databaseApart()
    const server = await serve({ DATABASE_URL: database.url, DATA_DIR: temporaryFolder() })
    database.cut()
    const asked = Promise.all(Array.from({ length: 40 }, () => ask(server, '/api/notes')))
    await sleep(300)
    await database.mend()
    for (const { status } of await asked) expect(status).toBe(200)
  })

  test('that is away for longer makes 503, at once from then on, until it is back', async () => {
    const database = await databaseApart()
    const server = await serve({ DATABASE_URL: database.url, DATA_DIR: temporaryFolder() })
    database.cut()
    const first = await ask(server, '/api/notes')
    expect(first.status).toBe(503)
    expect(first.headers.get('retry-after')).toBe('1')
    expect(first.ms).toBeGreaterThan(1500)
    expect((await ask(server, '/api/notes')).status).toBe(503)
    expect(await ask(server, '/readyz')).toMatchObject({ status: 503 })
    expect(await ask(server, '/healthz')).toMatchObject({ status: 200 })
    await database.mend()
    await until(async () => (await ask(server, '/api/notes')).status === 200)
    expect(await ask(server, '/readyz')).toMatchObject({ status: 200 })
    // No connection of before is left to spoil a request.
    const all = await Promise.all(Array.from({ length: 40 }, () => ask(server, '/api/notes')))
    expect(all.filter(({ status }) => status !== 200)).toEqual([])
  })

  test('whose sessions are all ended costs nobody an answer', async () => {
    const database = await databaseApart()
    const server = await serve({ DATABASE_URL: database.url, DATA_DIR: temporaryFolder() })
    await Promise.all(Array.from({ length: 16 }, () => ask(server, '/api/slow')))
    await ask(server, '/api/end-sessions')
    const all = await Promise.all(Array.from({ length: 40 }, () => ask(server, '/api/notes')))
    expect(all.filter(({ status }) => status !== 200)).toEqual([])
  })
})

test('killing the embedded database under load loses nothing that was confirmed', async () => {
  const folder = temporaryFolder()
  const server = await serve({ DATA_DIR: folder })
  const confirmed: string[] = []
  const failures: number[] = []
  let ended = false
  const write = async (writer: number) => {
    for (let each = 0; !ended; each++) {
      const text = `${writer}-${each}`
      const { status } = await ask(server, '/api/notes', { method: 'POST', body: text })
      if (status === 200) confirmed.push(text)
      else failures.push(status)
    }
  }
  const writers = [1, 2, 3, 4].map(write)
  for (let time = 0; time < 5; time++) {
    const before = confirmed.length
    await until(() => confirmed.length > before + 20)
    const pid = await until(() => databaseOf(folder))
    process.kill(pid, 'SIGKILL')
    await until(() => databaseOf(folder) !== pid)
  }
  await until(async () => (await ask(server, '/readyz')).status === 200)
  ended = true
  await Promise.all(writers)
  // A machine too busy to start a database within two seconds returns 503; nothing else is acceptable.
  expect(failures.filter((status) => status !== 503)).toEqual([])
  const kept = new Set(JSON.parse((await ask(server, '/api/notes')).text).map(({ text }: { text: string }) => text))
  expect(confirmed.filter((text) => !kept.has(text))).toEqual([])
})

/** Returns a process with its descendants. */
const withChildren = (pid: number) =>
  [pid, ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)].filter(Boolean)

test.runIf(process.platform === 'linux')(
  'a database that stands still keeps nobody waiting for long, and all goes on once it does',
  async () => {
    const folder = temporaryFolder()
    const server = await serve({ DATA_DIR: folder })
    const askAll = () => Promise.all(Array.from({ length: 40 }, () => ask(server, '/api/notes')))
    await askAll()
    const processes = withChildren(await until(() => databaseOf(folder)))
    const signal = (name: NodeJS.Signals) => {
      // A released session ends on its own.
      for (const pid of processes.filter((each) => existsSync(`/proc/${each}`))) process.kill(pid, name)
    }
    signal('SIGSTOP')
    onTestFinished(() => {
      if (databaseOf(folder)) signal('SIGCONT')
    })
    const writing = ask(server, '/api/notes', { method: 'POST', body: 'while it stands still' })
    const refused = [...(await askAll()), await writing]
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    // Five seconds of silence, one for a last query, two of grace, and as much again for a busy machine.
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(16_000)
    expect((await ask(server, '/api/notes')).status).toBe(503)
    expect(await ask(server, '/readyz')).toMatchObject({ status: 503 })
    expect(await ask(server, '/healthz')).toMatchObject({ status: 200 })
    signal('SIGCONT')
    await until(async () => (await ask(server, '/readyz')).status === 200)
    expect(new Set((await askAll()).map(({ status }) => status))).toEqual(new Set([200]))
  },
)
