import { selfHosted } from '@quarterdeck/contract/account/plan'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Postgres, type RunningServer, startPostgres, startServer } from './index.ts'
import { temporaryFolder } from './testing/home.ts'
import { signIn } from './testing/process.ts'

let database: Awaited<ReturnType<typeof temporaryFolder>>
let folder: typeof database
let postgres: Postgres
let server: RunningServer
let headers: Record<string, string>

beforeAll(async () => {
  ;[database, folder] = await Promise.all([temporaryFolder(), temporaryFolder()])
  postgres = await startPostgres({ dataDir: database.path })
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: folder.path,
    databaseUrl: postgres.connectionString,
    publicUrl: undefined,
    trustedProxies: ['loopback'],
    smtpUrl: undefined,
    mailFrom: undefined,
    inbound: {},
    plan: selfHosted,
    s3: undefined,
    budgets: {},
    backups: {},
    sessionSecret: 'a secret of at least thirty-two characters',
    logLevel: 'silent',
    empty: false,
    allowSample: false,
  })
  headers = { cookie: await signIn(server.url), 'content-type': 'application/json' }
})
// better-auth also logs to the console when it can't read a session.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterAll(async () => {
  await server?.stop()
  await postgres?.stop()
  await Promise.all([database?.remove(), folder?.remove()])
})

interface Answer {
  readonly at: number
  readonly took: number
  readonly status: number
  readonly retryAfter: string | null
}

/** Runs readers and writers until stopped. */
const load = () => {
  const answers: Answer[] = []
  const created: string[] = []
  let stopped = false
  let number = 0

  const ask = async (path: string, init?: RequestInit) => {
    const from = performance.now()
    const response = await fetch(`${server.url}/api${path}`, { ...init, headers })
    await response.arrayBuffer()
    const at = performance.now()
    answers.push({ at, took: at - from, status: response.status, retryAfter: response.headers.get('retry-after') })
    return response.status
  }
  const reader = async () => {
    while (!stopped) await ask('/users?page=1&perPage=10')
  }
  const writer = async () => {
    while (!stopped) {
      const email = `outage-${performance.now()}-${number++}@example.com`
      if ((await ask('/users', { method: 'POST', body: JSON.stringify({ name: 'x', email }) })) === 201)
        created.push(email)
    }
  }
  const workers = [reader(), reader(), reader(), writer(), writer(), writer()]
  return {
    answers,
    created,
    /** Resolves when one more request was answered with this status. */
    until: async (status: number) => {
      const from = answers.length
      while (!answers.slice(from).some((answer) => answer.status === status)) await new Promise(setImmediate)
    },
    stop: async () => {
      stopped = true
      await Promise.all(workers)
    },
  }
}

const emails = async () => {
  const response = await fetch(`${server.url}/api/users?q=outage&fields=email`, { headers })
  return ((await response.json()) as { email: string }[]).map(({ email }) => email)
}

test('a restart of PostgreSQL under load is waited out: nobody sees an error, nothing is lost or done twice', async () => {
  const running = load()
  let longest = 0
  for (let restart = 0; restart < 3; restart++) {
    await running.until(201)
    const from = performance.now()
    await postgres.stop('fast')
    postgres = await startPostgres({ dataDir: database.path })
    longest = Math.max(longest, performance.now() - from)
    await running.until(201)
  }
  await running.stop()
  // What a very busy machine makes longer than the promised two seconds is the other test's matter.
  const allowed = longest < 1500 ? [200, 201] : [200, 201, 503]
  expect(running.answers.filter(({ status }) => !allowed.includes(status))).toEqual([])
  const there = (await emails()).sort()
  expect(there).toEqual(running.created.sort())
  expect(new Set(there).size).toBe(there.length)
})

test('a longer outage is answered with 503 and Retry-After, and ends without a restart of the server', async () => {
  const before = new Set(await emails())
  const running = load()
  await running.until(201)
  await postgres.stop('immediate')
  await running.until(503)
  // During a long outage requests are rejected immediately.
  await running.until(503)
  const ready = await fetch(`${server.url}/readyz`)
  expect(ready.status).toBe(503)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)

  postgres = await startPostgres({ dataDir: database.path })
  await running.until(201)
  await running.stop()

  const refused = running.answers.filter(({ status }) => status >= 400)
  expect(refused.every(({ status, retryAfter }) => status === 503 && retryAfter !== null)).toBe(true)
  const there = (await emails()).filter((email) => !before.has(email))
  expect(there).toEqual(expect.arrayContaining(running.created))
  expect(new Set(there).size).toBe(there.length)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})
