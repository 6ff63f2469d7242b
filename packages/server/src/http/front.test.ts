import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/folder.ts'
import { until } from '../testing/until.ts'
import { type ClientLimits, clientLimits, openFront, type Reach } from './front.ts'

const page = (build: string) => `<script type="module" src="/admin/assets/${build}.js"></script>`

const reach = { publicUrl: 'https://office.example.com', trustedProxies: ['loopback'] }

const open = async (limits: Partial<ClientLimits> = {}, over: Partial<Reach> = {}, host = '127.0.0.1') => {
  const webRoot = temporaryFolder()
  mkdirSync(join(webRoot, 'assets'))
  writeFileSync(join(webRoot, 'index.html'), page('index-1a2b3c'))
  const logged: { level: number; path: string }[] = []
  const logger = pino({ level: 'debug' }, { write: (line) => void logged.push(JSON.parse(line)) })
  const front = await openFront(host, 0, webRoot, logger, { ...reach, ...over }, { ...clientLimits, ...limits })
  onTestFinished(front.close)
  return { front, webRoot, logged, ask: (path: string) => fetch(`http://127.0.0.1:${front.port}${path}`) }
}

test('while the database is prepared the app is there, the API is closed, and it says so', async () => {
  const { front, ask } = await open()
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(503)
  expect(await (await ask('/admin/users')).text()).toContain('index-1a2b3c')
  const status = await ask('/api/status')
  expect([status.status, await status.json()]).toEqual([200, { maintenance: { until: null, message: '' } }])
  const refused = await ask('/api/me')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await refused.json()).toMatchObject({ code: 'maintenance' })

  front.open({ fetch: async () => Response.json('open'), isReady: async () => true })
  expect(await (await ask('/api/me')).json()).toBe('open')
  expect((await ask('/readyz')).status).toBe(200)
})

test('says at a fixed address where weaknesses are reported, and until when that holds', async () => {
  const { ask } = await open({}, { securityContact: 'mailto:security@example.com' })
  const answer = await ask('/.well-known/security.txt')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(fields).toMatchObject({
    Contact: 'mailto:security@example.com',
    Canonical: 'https://office.example.com/.well-known/security.txt',
  })
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
  expect([days > 170, days < 365]).toEqual([true, true])
})

test('that it is not ready yet is no error in its log, and later it is', async () => {
  const { front, logged, ask } = await open()
  const { error, info, debug } = pino.levels.values
  const levelOf = async (path: string) => {
    logged.length = 0
    expect((await ask(path)).status).toBe(503)
    await until(async () => logged.length === 1)
    return logged[0]?.level
  }
  expect([await levelOf('/readyz'), await levelOf('/api/me')]).toEqual([debug, info])
  front.open({ fetch: async () => Response.json('open'), isReady: async () => false })
  expect(await levelOf('/readyz')).toBe(error)
})

test('each answer of the API tells which build of the app is served by now', async () => {
  const { webRoot, ask } = await open()
  const build = async () => (await ask('/api/status')).headers.get('x-build')
  expect(await build()).toBe('index-1a2b3c')
  writeFileSync(join(webRoot, 'index.html'), page('index-4d5e6f'))
  await until(async () => (await build()) === 'index-4d5e6f')
  writeFileSync(join(webRoot, 'index.html'), 'not built by us')
  await until(async () => (await build()) === null)
})

test('stopping does not wait for a connection that a client keeps in reserve', async () => {
  const { front } = await open()
  const spare = connect(front.port, '127.0.0.1')
  await once(spare, 'connect')
  // The time of grace never ends: who waits for it waits for ever.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await Promise.all([front.close(), once(spare, 'close')])
  expect(spare.destroyed).toBe(true)
})

test('every answer says what browsers may do with it, and that they are to come over TLS', async () => {
  const { ask } = await open()
  for (const path of ['/', '/admin/', '/api/me', '/nowhere']) {
    const { headers } = await ask(path)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("object-src 'none'; base-uri 'none'")
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  }
})

/** Sends a request as a slow client does, and returns the response when the connection has ended. */
const slowClient = async (port: number, head: string) => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.on('data', (text) => {
    received += text
  })
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(received)))
  // A server that gives up can reset the connection.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(head)
  /** Sends a piece every few milliseconds until the other side closes, or until `untilMs`. */
  const drip = (piece: string, untilMs = Number.POSITIVE_INFINITY) =>
    new Promise<void>((resolve) => {
      const from = performance.now()
      const timer = setInterval(() => {
        const isOver = socket.destroyed || performance.now() - from > untilMs
        if (!isOver) return void socket.write(piece)
        clearInterval(timer)
        resolve()
      }, 10)
    })
  return { socket, ended, drip }
}

const post = (length: number) => `POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`
const bodyMs = 400

describe('a slow client', () => {
  test('that waits for its turn is not slow', async () => {
    const { front } = await open({ bodyMs, bodyBytes: 1000 })
    const turn = Promise.withResolvers<void>()
    front.open({
      fetch: async (request) => {
        await turn.promise
        return new Response(String((await request.arrayBuffer()).byteLength))
      },
      isReady: async () => true,
    })
    const { socket, ended } = await slowClient(front.port, post(3_000_000).replace('Host', 'Connection: close\r\nHost'))
    socket.write('x'.repeat(3_000_000))
    // Long enough to drop a slow client that connected at the same time.
    const slow = await slowClient(front.port, post(100_000))
    await slow.ended
    turn.resolve()
    expect(await ended).toMatch(/^HTTP\/1\.1 200 .*3000000/s)
  })

  test('that takes no answer either is let go', async () => {
    const { front } = await open({ bodyMs, bodyBytes: 1000 })
    front.open({ fetch: async () => new Response(new Uint8Array(30_000_000)), isReady: async () => true })
    const { socket, ended, drip } = await slowClient(front.port, post(100_000))
    socket.pause()
    await Promise.all([drip('x'), ended])
  })

  const echo = async () => {
    const { front } = await open({ bodyMs, bodyBytes: 1000, headersMs: bodyMs })
    front.open({
      fetch: async (request) => new Response(String((await request.arrayBuffer()).byteLength)),
      isReady: async () => true,
    })
    return front.port
  }

  test('whose body stops is told 408 and let go', async () => {
    const { socket, ended } = await slowClient(await echo(), post(100_000))
    socket.write('x'.repeat(2000))
    expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('whose body only drips is let go, however long that could go on', async () => {
    const { ended, drip } = await slowClient(await echo(), post(100_000))
    void drip('x')
    expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('whose headers drip is let go', async () => {
    const { ended, drip } = await slowClient(await echo(), 'GET / HTTP/1.1\r\nHost: localhost\r\n')
    void drip('X: y\r\n')
    expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('whose upload goes on has the time that it needs', async () => {
    const head = 'POST /api/echo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n'
    const { socket, ended, drip } = await slowClient(await echo(), head)
    const chunk = `3e8\r\n${'x'.repeat(1000)}\r\n`
    await drip(chunk, 3 * bodyMs)
    socket.write('0\r\n\r\n')
    expect(await ended).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('that does not take its answer is let go, and with it what the answer was made of', async () => {
    const { front } = await open({ silenceMs: bodyMs })
    const cancelled = Promise.withResolvers<string>()
    const endless = () =>
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
        cancel: () => cancelled.resolve('let go'),
      })
    front.open({ fetch: async () => new Response(endless()), isReady: async () => true })
    const { socket } = await slowClient(front.port, 'GET /api/echo HTTP/1.1\r\nHost: localhost\r\n\r\n')
    socket.pause()
    expect(await cancelled.promise).toBe('let go')
  })
})

/** Sends a request with a Host header other than `fetch` allows, and returns the status and the JSON. */
const askAs = (port: number, headers: Record<string, string>) =>
  new Promise<{ status: number; json: Record<string, string> }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/api/echo', headers }, async (response) => {
      resolve({ status: response.statusCode ?? 0, json: JSON.parse((await response.toArray()).join('')) })
    })
      .on('error', reject)
      .end()
  })

const echoing = async (over: Partial<Reach>, host?: string) => {
  const { front } = await open({}, over, host)
  const fetch = async ({ headers }: Request) => Response.json(Object.fromEntries(headers))
  front.open({ fetch, isReady: async () => true })
  return (headers: Record<string, string>) => askAs(front.port, headers)
}

test('only a proxy that was named is believed about whom it forwards, and only where that is an address', async () => {
  const from = async (trustedProxies: string[], forwarded: string) =>
    (await (await echoing({ trustedProxies }))({ 'x-forwarded-for': forwarded })).json['x-client-address']
  expect(await from([], '203.0.113.9')).toBe('127.0.0.1')
  expect(await from(['10.0.0.0/8'], '203.0.113.9')).toBe('127.0.0.1')
  expect(await from(['127.0.0.1'], '6.6.6.6, 203.0.113.9')).toBe('203.0.113.9')
  expect(await from(['127.0.0.0/8', '10.0.0.5'], '6.6.6.6, 203.0.113.9, 10.0.0.5')).toBe('203.0.113.9')
  expect(await from(['loopback'], '::ffff:203.0.113.9')).toBe('203.0.113.9')
  for (const invented of ['x'.repeat(7000), 'unknown', '', '203.0.113.9:1234', `2001:db8::1%${'x'.repeat(50)}y, _z`])
    expect(await from(['loopback'], invented)).toBe('127.0.0.1')
})

test('a server that only this machine reaches answers under no foreign name', async () => {
  const status = async (publicUrl: string | undefined, host: string, listening?: string) =>
    (await (await echoing({ publicUrl }, listening))({ host })).status
  for (const host of ['localhost:3300', '127.0.0.1:3300', '[::1]:3300', 'desk.localhost', '127.0.0.9'])
    expect([host, await status(undefined, host)]).toEqual([host, 200])
  for (const host of [
    'rebind.evil.example:3300',
    '127.0.0.1.evil.example',
    'evil.example',
    '192.168.0.7',
    '0.0.0.0:3300',
  ])
    expect([host, await status(undefined, host)]).toEqual([host, 403])
  const office = 'https://office.example.com'
  expect(await status(office, 'office.example.com')).toBe(200)
  expect(await status(office, 'rebind.evil.example')).toBe(403)
  expect(await status(undefined, 'office-server:3300', '0.0.0.0')).toBe(200)
  const { json } = await (await echoing({ publicUrl: undefined }))({ host: 'evil.example' })
  expect(json).toMatchObject({ code: 'cross_origin', message: expect.stringContaining('PUBLIC_URL') })
})
