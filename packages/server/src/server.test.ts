import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { request as send } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { sized } from '@quarterdeck/api/testing'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, startServing } from './server.ts'
import { readSettings } from './settings.ts'
import { fakeSource } from './testing/fake-source.ts'
import { makeFolder } from './testing/served-folder.ts'

/** Pages of routes; a parameter is called `$`. */
const pages = ['orders', 'orders/$', 'orders/bin']
const page = '<!doctype html><title>Quarterdeck</title><script src="/a.js"></script><script data-app="a">go()</script>'
const script = `console.log('${'x'.repeat(2000)}')`
const lines: Record<string, unknown>[] = []
let server: RunningServer

beforeAll(async () => {
  const [web, data] = [makeFolder(), makeFolder()]
  const webRoot = join(web.path, 'web')
  mkdirSync(join(webRoot, 'assets'), { recursive: true })
  writeFileSync(join(webRoot, 'index.html'), page)
  for (const locale of ['en', 'de']) {
    mkdirSync(join(webRoot, 'pages', locale, 'orders'), { recursive: true })
    for (const name of pages) writeFileSync(join(webRoot, 'pages', locale, `${name}.html`), `${locale}/${name}`)
  }
  writeFileSync(join(webRoot, 'logo.svg'), '<svg/>')
  writeFileSync(join(webRoot, 'assets', 'app-1a2b3c.js'), script)
  writeFileSync(join(webRoot, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync(script))
  writeFileSync(join(webRoot, '..', 'outside.txt'), 'secret')
  const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const settings = readSettings({ PORT: '0', DATA_DIR: data.path }, [])
  server = await startServing(settings, fakeSource, { logger, webRoot })
  return () => server.stop().then(data.remove).then(web.remove)
})

/** Requests the exact path, which `fetch` would normalize. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const chunks: Buffer[] = []
    send({ port: server.port, path, method, headers }, (response) => {
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })

describe('the web app', () => {
  test.each([
    ['/admin/orders', 'en/orders'],
    ['/admin/orders?status=New', 'en/orders'],
    ['/admin/orders/15', 'en/orders/$'],
    ['/admin/orders/bin', 'en/orders/bin'],
    ['/admin/orders/15/no-such-screen', page],
    ['/admin/no-such-screen', page],
  ])('answers %s with the page of its route: %s', async (path, content) => {
    expect((await get(path)).body.toString()).toBe(content)
  })

  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', '', 'de'],
    ['fr-FR,fr;q=0.9,de;q=0.8', '', 'en'],
    ['en-US', 'theme=dark; quarterdeck.locale=de', 'de'],
    ['de', 'quarterdeck.locale=en', 'en'],
    ['de', 'quarterdeck.locale=../..', 'de'],
  ])('to a browser that asks in %s, with the cookie "%s", pages are in %s', async (language, cookie, locale) => {
    const { headers, body } = await get('/admin/orders', { 'accept-language': language, cookie })
    expect(body.toString()).toBe(`${locale}/orders`)
    expect(headers).toMatchObject({ 'content-language': locale, vary: 'Accept-Encoding, Accept-Language, Cookie' })
  })

  test('may run the scripts that the build has put into its pages, and no others', async () => {
    const hash = createHash('sha256').update('go()').digest('base64')
    for (const path of ['/admin/orders', '/admin/no-such-screen'])
      expect((await get(path)).headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect((await get('/admin/logo.svg')).headers['content-security-policy']).toContain("script-src 'self';")
  })

  test('is found by search engines as far as it is the help, and no link that was given to somebody is', async () => {
    for (const path of ['/admin/support', '/admin/support/', '/admin/support/faqs', '/admin/support/contact'])
      expect([path, (await get(path)).headers['x-robots-tag']]).toEqual([path, undefined])
    for (const path of [
      '/admin/support/requests/a-token',
      '/admin/i/a-token',
      '/admin/orders',
      '/admin/no-such-screen',
    ])
      expect([path, (await get(path)).headers['x-robots-tag']]).toEqual([path, 'noindex, nofollow'])
    const robots = await get('/robots.txt')
    expect([robots.status, robots.body.toString()]).toEqual([200, 'User-agent: *\nDisallow: /api/\n'])
  })

  test('is where password managers are led to change a password, and says where weaknesses are reported if that is set', async () => {
    expect(await get('/.well-known/change-password')).toMatchObject({
      status: 302,
      headers: { location: '/admin/settings/security' },
    })
    expect((await get('/.well-known/security.txt')).status).toBe(404)
  })

  test('is where the root leads to', async () => {
    for (const path of ['/', '/admin'])
      expect(await get(path)).toMatchObject({ status: 302, headers: { location: '/admin/' } })
  })

  test.each(['/admin/'])('answers %s with its page, never from a cache unasked', async (path) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(200)
    expect(body.toString()).toBe(page)
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
  })

  test('an address with a dot is a page for a browser that navigates, and a missing file for anybody else', async () => {
    expect(await get('/admin/users/jane.doe', { accept: 'text/html,*/*' })).toMatchObject({ status: 200 })
    expect(await get('/admin/missing.png', { accept: 'image/*' })).toMatchObject({ status: 404 })
  })

  test('hashed files are kept for ever, and sent compressed to those who take it', async () => {
    const plain = await get('/admin/assets/app-1a2b3c.js')
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    })
    expect(plain.body.toString()).toBe(script)
    const packed = await get('/admin/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.body).toEqual(brotliCompressSync(script))
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
  })

  test('a file that has not changed is not sent again', async () => {
    const { headers } = await get('/admin/logo.svg')
    const again = await get('/admin/logo.svg', { 'if-none-match': String(headers.etag) })
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  })

  test('HEAD answers without a body', async () => {
    expect(await get('/admin/', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) })
  })

  test.each([
    '/admin/assets/missing.js',
    '/admin/../outside.txt',
    '/admin/..%2foutside.txt',
    '/admin/%2e%2e/outside.txt',
    '/admin/assets/..%2f..%2f..%2foutside.txt',
    '/admin/assets/%',
    '/nothing',
  ])('%s is not found', async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(404)
    expect(body.toString()).not.toContain('secret')
  })
})

describe('the API', () => {
  test('gets all below /api', async () => {
    expect(await get('/api/notes')).toMatchObject({ status: 200 })
    expect(await get('/api/nothing')).toMatchObject({ status: 404 })
  })

  test('is described for people by this server alone', async () => {
    expect(await get('/api/docs')).toMatchObject({ status: 302, headers: { location: '/api/docs/' } })
    const { body, headers } = await get('/api/docs/')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    const parts = [...body.toString().matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part]) => part ?? '')
    expect(parts).toContain('/api/docs/start.js')
    for (const part of parts) expect(await get(part)).toMatchObject({ status: 200 })
    expect(await get('/api/docs/package.json')).toMatchObject({ status: 404 })
  })

  test('larger answers are compressed for those who take it, small ones are not', async () => {
    const large = await fetch(`${server.url}/api/large`, { headers: { 'accept-encoding': 'gzip' } })
    expect(large.headers.get('content-encoding')).toBe('gzip')
    expect(await large.json()).toEqual({ text: 'x'.repeat(5000) })
    const stream = await fetch(`${server.url}/api/stream`, { headers: { 'accept-encoding': 'gzip' } })
    expect(stream.headers.get('content-encoding')).toBe('gzip')
    expect(await stream.text()).toBe('y'.repeat(10_000))
    expect((await get('/api/large')).headers['content-encoding']).toBeUndefined()
    expect((await get('/api/echo', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined()
  })

  test.each(['/api/refuse', '/api/refuse-late'])('an early answer of %s to a body of 20 MB arrives', async (path) => {
    for (let time = 0; time < sized(1, 5); time++) {
      const response = await fetch(server.url + path, { method: 'POST', body: Buffer.alloc(20 * 1024 ** 2) })
      expect(response.status).toBe(413)
      expect(await response.text()).toBe('too large')
    }
  })

  test('learns who asks from the connection, or from a proxy nearby about its neighbour', async () => {
    const asked = async (headers: Record<string, string>) =>
      JSON.parse((await get('/api/echo', headers)).body.toString())
    expect(await asked({ 'x-client-address': '6.6.6.6' })).toMatchObject({ 'x-client-address': '127.0.0.1' })
    expect(await asked({ 'x-forwarded-for': '6.6.6.6, 203.0.113.9' })).toMatchObject({
      'x-client-address': '203.0.113.9',
    })
  })
})

describe('each answer', () => {
  test('carries the id of its request: a sane one that came with it, else a new one', async () => {
    expect((await get('/api/echo', { 'x-request-id': 'abc-123' })).headers['x-request-id']).toBe('abc-123')
    const { headers, body } = await get('/api/echo', { 'x-request-id': 'a b<script>' })
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(JSON.parse(body.toString())['x-request-id']).toBe(headers['x-request-id'])
  })

  test('has the headers that close the usual holes', async () => {
    for (const path of ['/admin/', '/api/notes', '/healthz', '/nothing'])
      expect((await get(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
  })

  test('says nothing of what it is made with', async () => {
    for (const path of ['/admin/', '/admin/assets/app-1a2b3c.js', '/admin/missing.png', '/api/notes', '/healthz', '/%'])
      expect(Object.keys((await get(path)).headers)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(server|via|x-(powered-by|aspnet.*|generator|runtime))$/i)]),
      )
  })

  test('is logged without anything secret', async () => {
    lines.length = 0
    const token = 'b5d1f0c2a9e84c77a1d2e3f4'
    await get(`/api/reset/${token}?password=hunter2`, {
      cookie: 'session=hunter2',
      authorization: 'Bearer hunter2',
      'x-request-id': 'logged-1',
    })
    expect(lines).toContainEqual(
      expect.objectContaining({
        requestId: 'logged-1',
        method: 'GET',
        path: '/api/reset/…',
        status: 404,
        ms: expect.any(Number),
      }),
    )
    expect(JSON.stringify(lines)).not.toMatch(/hunter2|b5d1f0/)
  })
})

test('says that it lives and that it is ready', async () => {
  expect(await get('/healthz')).toMatchObject({ status: 200 })
  expect(await get('/readyz')).toMatchObject({ status: 200 })
})
