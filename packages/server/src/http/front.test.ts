import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/folder.ts'
import { until } from '../testing/until.ts'
import { openFront } from './front.ts'

const page = (build: string) => `<script type="module" src="/admin/assets/${build}.js"></script>`

const open = async () => {
  const webRoot = temporaryFolder()
  mkdirSync(join(webRoot, 'assets'))
  writeFileSync(join(webRoot, 'index.html'), page('index-1a2b3c'))
  const front = await openFront('127.0.0.1', 0, webRoot, pino({ level: 'silent' }), true)
  onTestFinished(front.close)
  return { front, webRoot, ask: (path: string) => fetch(`http://127.0.0.1:${front.port}${path}`) }
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
