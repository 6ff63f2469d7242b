import { request } from 'node:http'
import { codeFor } from '@quarterdeck/api/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type RunningServer, startPostgres, startServer } from './index.ts'
import { readSettings } from './settings.ts'
import { signIn } from './testing/process.ts'
import { makeFolder } from './testing/served-folder.ts'
import { until } from './testing/until.ts'

const password = 'quarterdeck-demo'
const [viewer, support, manager] = ['layla.hassan', 'misaki.sato', 'joerg.mueller'].map(
  (name) => `${name}@quarterdeck.test`,
) as [string, string, string]
const folders = [makeFolder(), makeFolder(), makeFolder(), makeFolder()] as const
let postgres: Awaited<ReturnType<typeof startPostgres>>
let servers: RunningServer[]

beforeAll(async () => {
  const [database, ...homes] = folders
  postgres = await startPostgres({ dataDir: database.path })
  const env = { PORT: '0', LOG_LEVEL: 'silent', SESSION_SECRET: 'x'.repeat(32) }
  const start = ({ path }: (typeof homes)[number]) =>
    startServer(readSettings({ ...env, DATABASE_URL: postgres.connectionString, DATA_DIR: path }, []))
  servers = await Promise.all(homes.map(start))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.stop('immediate')
  await Promise.all(folders.map(({ remove }) => remove()))
})

const urlOf = (index: number) => servers[index % servers.length]?.url ?? ''

/** Repeats a request that a server refused for lack of connections, as clients do: nothing of it was done. */
const send = async (index: number, cookie: string, method: string, path: string, body?: object, headers = {}) => {
  for (;;) {
    const response = await fetch(`${urlOf(index)}/api${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const json = text === '' ? undefined : JSON.parse(text)
    if (response.status !== 503) return { status: response.status, headers: response.headers, json }
  }
}

/** Sends the same request many times concurrently, alternating the servers. */
const atOnce = <T>(count: number, ask: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)))

const follow = async (index: number, cookie: string) => {
  const response = await fetch(`${urlOf(index)}/api/events`, { headers: { cookie } })
  const reader = (response.body ?? new ReadableStream<never>()).pipeThrough(new TextDecoderStream()).getReader()
  onTestFinished(() => reader.cancel().catch(() => undefined))
  const told = { text: '', isOver: false }
  const listen = async () => {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) told.text += piece.value
    told.isOver = true
  }
  void listen().catch(() => undefined)
  return { status: response.status, told, close: () => reader.cancel() }
}

test('what was first started three times at one moment is there once, with its sample', async () => {
  const cookie = await signIn(urlOf(0))
  const counts = await atOnce(3, async (index) => (await send(index, cookie, 'GET', '/users')).json.length)
  expect(counts).toEqual([20, 20, 20])
})

test.each([
  ['verify-totp', viewer],
  ['verify-backup-code', support],
] as const)('one code that is shown twenty times at one moment opens one session: %s', async (path, email) => {
  const cookie = await signIn(urlOf(0), email)
  const { secret } = (await send(0, cookie, 'POST', '/two-factor/start', { password })).json
  const { codes } = (await send(0, cookie, 'POST', '/two-factor/confirm', { code: await codeFor(secret) })).json
  const code = path === 'verify-totp' ? await codeFor(secret, 1) : codes[0]
  const half = await signIn(urlOf(1), email)
  const replies = await atOnce(20, (index) => send(index, half, 'POST', `/auth/two-factor/${path}`, { code }))
  const statuses = replies.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(
    replies.filter(({ headers }) => headers.getSetCookie().some((line) => /session_token=[^;]{20}/.test(line))),
  ).toHaveLength(1)
})

test('what is done at one server holds on all of them at once', async () => {
  const owner = await signIn(urlOf(0))
  const streams = await atOnce(3, (index) => follow(index, owner))
  await until(() => streams.every(({ told }) => told.text !== ''))
  const before = (await send(0, owner, 'GET', '/products?id=3')).json.stock
  const moved = await atOnce(30, (index) =>
    send(index, owner, 'POST', '/products/stock?id=3', { by: 1, reason: 'Counted' }),
  )
  expect(new Set(moved.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await send(1, owner, 'GET', '/products?id=3')).json.stock).toBe(before + 30)
  await until(() => streams.every(({ told }) => told.text.includes('"entity":"products"')))

  const key = { 'idempotency-key': 'one and the same' }
  const note = { about: { entity: 'orders', record: '3' }, text: 'once' }
  const notes = await atOnce(30, (index) => send(index, owner, 'POST', '/notes', note, key))
  expect(new Set(notes.map(({ json }) => json.note.id)).size).toBe(1)

  const draft = { customer: { id: 6 }, products: [{ title: 'x', quantity: 1, price: 1 }] }
  const made = await atOnce(30, (index) => send(index, owner, 'POST', '/invoices', draft))
  const numbers = made.map(({ json }) => Number(json.invoice.id.slice(4))).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => (numbers[0] ?? 0) + index))

  const change = {
    entity: 'products',
    selection: { ids: ['1', '2', '3', '4'] },
    action: { type: 'edit', change: { status: 'Draft' } },
  }
  const begun = await atOnce(6, (index) =>
    send(index, owner, 'POST', '/jobs', change, { 'idempotency-key': 'one job' }),
  )
  const [job, ...others] = new Set(begun.map(({ json }) => json.id))
  expect([typeof job, others]).toEqual(['string', []])
  await until(async () => (await send(1, owner, 'GET', `/jobs?id=${job}`)).json.state === 'done')
  const told = (await send(2, owner, 'GET', '/changes?entity=products&record=4')).json
  expect(told.filter(({ after }: { after: object | null }) => after && 'status' in after)).toHaveLength(1)

  const other = await signIn(urlOf(1), manager)
  const theirs = await follow(2, other)
  const { id: banned } = (await send(2, other, 'GET', '/me')).json
  expect((await send(0, owner, 'PUT', `/users?id=${banned}`, { status: 'Banned' })).status).toBe(200)
  expect((await atOnce(3, (index) => send(index, other, 'GET', '/me'))).map(({ status }) => status)).toEqual([
    401, 401, 401,
  ])
  await until(() => theirs.told.isOver)
  await send(0, owner, 'POST', '/auth/sign-out', {})
  expect((await atOnce(3, (index) => send(index, owner, 'GET', '/me'))).map(({ status }) => status)).toEqual([
    401, 401, 401,
  ])
  await until(() => streams.every(({ told }) => told.isOver))
})

test('a hundred windows of one person listen to a server and no more, and all are told and answered', async () => {
  const own = await signIn(urlOf(0))
  const listening = await atOnce(300, (index) => follow(index, own))
  expect(new Set(listening.map(({ status }) => status))).toEqual(new Set([200]))
  await until(() => listening.every(({ told }) => told.text !== ''))
  const beyond = await follow(0, own)
  expect(beyond.status).toBe(429)
  const before = process.memoryUsage().heapUsed
  const bodies = await atOnce(60, (index) => send(index, own, 'GET', '/orders?page=1&perPage=10'))
  expect(new Set(bodies.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await send(0, own, 'PUT', '/tickets?id=7', { subject: 'heard by all' })).status).toBe(200)
  await until(() => listening.every(({ told }) => told.text.includes('"entity":"tickets"')))
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(256 * 1024 ** 2)
  await Promise.all(listening.slice(0, 3).map(({ close }) => close()))
  await until(async () => (await follow(0, own)).status === 200)
})

const ask = (method: string, path: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(urlOf(0))
    const headers = { cookie: 'quarterdeck.session_token=a-secret', 'x-probe': 'echo-me' }
    const sent = request({ hostname, port, method, path, headers }, (response) => {
      let text = JSON.stringify(response.headers)
      response.on('data', (piece) => {
        text += piece
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
    sent.on('error', reject)
    sent.end()
  })

const echo = /a-secret|echo-me|access-control/i
const ofApi = ['/api/users', '/api/me', '/api/auth/sign-in/email']
const elsewhere = ['/api/nonsense', '/api/docs/', '/admin/', '/', '/x']

test.each(['TRACE', 'PROPFIND', 'LINK', 'MKCOL', 'PURGE', 'SEARCH'])(
  '%s is refused and echoes nothing',
  async (method) => {
    for (const path of [...ofApi, ...elsewhere]) {
      const { status, text } = await ask(method, path)
      expect([path, [401, 403, 404, 405].includes(status ?? 0)]).toEqual([path, true])
      expect([path, echo.test(text)]).toEqual([path, false])
    }
    expect((await ask('GET', '/healthz')).status).toBe(200)
  },
)

test('OPTIONS lists the methods of a path of the API, and echoes nothing anywhere', async () => {
  for (const path of [...ofApi, ...elsewhere]) {
    const { status, text } = await ask('OPTIONS', path)
    const isOfApi = ofApi.includes(path)
    expect([path, status, /"allow":"[A-Z, ]+OPTIONS"/.test(text)]).toEqual([path, isOfApi ? 204 : 404, isOfApi])
    expect([path, echo.test(text)]).toEqual([path, false])
  }
})
