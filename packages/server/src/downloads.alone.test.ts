import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { addManyOrders, isWhole } from '@quarterdeck/api/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Postgres, type RunningServer, startPostgres, startServer } from './index.ts'
import type { StartOptions } from './server.ts'
import { readSettings } from './settings.ts'
import { signIn } from './testing/process.ts'
import { makeFolder } from './testing/served-folder.ts'
import { until } from './testing/until.ts'

const folders = [makeFolder(), makeFolder()] as const
const viewer = 'layla.hassan@quarterdeck.test'
let postgres: Postgres
let server: RunningServer
let owner: Record<string, string>

const start = (around?: StartOptions) => {
  const env = { PORT: '0', DATA_DIR: folders[1].path, DATABASE_URL: postgres.connectionString, LOG_LEVEL: 'silent' }
  return startServer(readSettings({ ...env, SESSION_SECRET: 'x'.repeat(32) }, []), around)
}

beforeAll(async () => {
  postgres = await startPostgres({ dataDir: folders[0].path })
  server = await start()
  // Far more than the buffers between here and there hold.
  await addManyOrders(server.db, 40_000)
  owner = { cookie: await signIn(server.url), 'content-type': 'application/json' }
})
afterAll(async () => {
  await server?.stop()
  await postgres?.stop()
  await Promise.all(folders.map(({ remove }) => remove()))
})

/** Starts a download and reads only its headers. */
const slowReader = async ({ url, port }: RunningServer, cookie: string) => {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await once(socket, 'connect')
  socket.write(
    `GET /api/orders HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: close\r\nCookie: ${cookie}\r\n\r\n`,
  )
  const [head] = await once(socket, 'data')
  socket.pause()
  const text = String(head)
  return { socket, closed, status: Number(text.slice(9, 12)), retryAfter: /^retry-after: (\d+)/im.exec(text)?.[1] }
}

type Readers = Awaited<ReturnType<typeof slowReader>>[]

const leave = async (readers: Readers) => {
  for (const { socket } of readers) socket.destroy()
  // The connections are released when the server notices.
  const open = sql<{ n: number }>`select count(*) as n from pg_stat_activity where state = 'idle in transaction'`
  await until(async () => (await open.execute(server.db)).rows[0]?.n === 0)
}

const newUser = () => JSON.stringify({ name: 'x', email: `${randomUUID()}@example.com` })

/** Returns the lower quartile: other programs make a machine slower, none makes it faster. */
const lowerQuartile = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0

/** Measures everyday work in milliseconds, as the lower quartile of several runs. */
const everyday = async () => {
  const times = { list: [] as number[], write: [] as number[], signIn: [] as number[], ready: [] as number[] }
  const timed = async (what: keyof typeof times, work: () => Promise<Response>, status: number) => {
    const from = performance.now()
    const response = await work()
    await response.arrayBuffer()
    expect([what, response.status]).toEqual([what, status])
    times[what].push(performance.now() - from)
  }
  const api = (path: string, init?: RequestInit) => fetch(`${server.url}/api${path}`, { headers: owner, ...init })
  for (let round = 0; round < 12; round++) {
    await timed('list', () => api('/orders?page=1&perPage=10'), 200)
    await timed('write', () => api('/users', { method: 'POST', body: newUser() }), 201)
    const known = JSON.stringify({ email: 'admin@quarterdeck.test', password: 'quarterdeck-demo' })
    await timed('signIn', () => api('/auth/sign-in/email', { method: 'POST', body: known }), 200)
    await timed('ready', () => fetch(`${server.url}/readyz`), 200)
  }
  return Object.entries(times).map(([what, all]) => [what, lowerQuartile(all)] as const)
}

test('many slow readers at once leave lists, writes and sign-in as they were', async () => {
  const cookie = await signIn(server.url, viewer)
  await everyday()
  let before = await everyday()
  for (const count of isWhole ? [16, 40, 200] : [200]) {
    const readers = await Promise.all(Array.from({ length: count }, () => slowReader(server, cookie)))
    const beside = await everyday()
    expect(readers.filter(({ status }) => status === 200)).toHaveLength(2)
    const refused = readers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['429 15']))
    await leave(readers)
    // The load of the machine could have changed in the meantime.
    const after = await everyday()
    const quiet = (what: string) =>
      Math.max(...[...before, ...after].flatMap(([name, ms]) => (name === what ? ms : [])))
    // What is done in a few milliseconds is a matter of chance.
    for (const [what, ms] of beside) expect(ms, `${what} beside ${count}`).toBeLessThan(2 * Math.max(quiet(what), 50))
    before = after
  }
})

test('all downloads together have so many connections, of which one person has two', async () => {
  const people = ['joerg.mueller', 'misaki.sato', 'beatriz.almeida', 'layla.hassan']
  const readers: Readers = []
  for (const name of people) {
    const cookie = await signIn(server.url, `${name}@quarterdeck.test`)
    for (const _ of [1, 2]) readers.push(await slowReader(server, cookie))
  }
  expect(readers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  const ninth = await fetch(`${server.url}/api/orders/export.csv`, { headers: owner, method: 'HEAD' })
  expect(ninth.status).toBe(503)
  expect(ninth.headers.get('retry-after')).toBe('15')
  expect(ninth.headers.get('x-problem-code')).toBe('busy')
  await everyday()
  await leave(readers)
  const again = await fetch(`${server.url}/api/orders/export.csv`, { headers: owner })
  expect((await again.text()).split('\r\n').length).toBeGreaterThan(40_000)
})

test.each([
  ['a piece', { pieceMs: 300 }, false],
  ['the whole', { wholeMs: 1500 }, true],
] as const)('who takes too long for %s is cut off and gives the connection back', async (_, downloads, reads) => {
  // The host's own complaint when an answer breaks off.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const strict = await start({ downloads: { ...downloads, patienceMs: 60_000 } })
  onTestFinished(() => strict.stop())
  const cookie = await signIn(strict.url, viewer)
  const readers = await Promise.all([1, 2].map(() => slowReader(strict, cookie)))
  expect(readers.map(({ status }) => status)).toEqual([200, 200])
  let end = ''
  for (const { socket } of readers)
    socket.on('data', (text) => {
      end = String(text).slice(-5)
    })
  // Little by little, a piece at a time.
  const sips = setInterval(() => {
    for (const { socket } of reads ? readers : []) socket.once('data', () => socket.pause()).resume()
  }, 50)
  // Two others have a place as soon as both were cut off.
  const others = await Promise.all([1, 2].map(() => slowReader(strict, cookie)))
  clearInterval(sips)
  expect(others.map(({ status }) => status)).toEqual([200, 200])
  await Promise.all(readers.map(({ socket, closed }) => socket.resume() && closed))
  // A truncated download must not look complete.
  expect(end).not.toBe('0\r\n\r\n')
})

test('without a free connection requests end with 503 and Retry-After, and the server is ready all the same', async () => {
  const holding = await Promise.all(Array.from({ length: 16 }, () => server.db.startTransaction().execute()))
  for (const tx of holding) await sql`select 1`.execute(tx)
  const known = JSON.stringify({ email: 'admin@quarterdeck.test', password: 'quarterdeck-demo' })
  const asked = Promise.all([
    fetch(`${server.url}/api/orders?page=1&perPage=10&q=pier`, { headers: owner }),
    fetch(`${server.url}/api/users`, { method: 'POST', headers: owner, body: newUser() }),
    fetch(`${server.url}/api/auth/sign-in/email`, { method: 'POST', headers: owner, body: known }),
  ])
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  for (const response of await asked) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await response.json()).toMatchObject({ code: 'busy' })
  }
  for (const tx of holding) await tx.rollback().execute()
  await everyday()
})
