import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Client, clientOf } from '../../testing/client.ts'
import type { Stream } from '../../testing/home.ts'
import { addManyOrders } from '../../testing/many-orders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Ports } from '../ports.ts'
import { downloadLimits } from './downloads.ts'

const viewer = 'layla.hassan@quarterdeck.test'
const limits = { ...downloadLimits, db: undefined, max: 3, patienceMs: 50 }
let testApp: TestApp
let owner: Client

const openFull = async (downloads: Ports['downloads']) => {
  const full = await openTestApp(undefined, { downloads })
  await full.reset()
  await addManyOrders(full.db, 3000)
  return full
}

beforeAll(async () => {
  testApp = await openFull(limits)
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

/** Reads only the beginning of a list. */
const slowReader = async (email = viewer, from = testApp) => {
  const stream = await from.follow(email, '/orders')
  onTestFinished(() => stream.close().catch(() => undefined))
  await stream.next()
  return stream
}

test('a database with one connection only is left to others between two pieces', async () => {
  const reader = await slowReader()
  expect((await owner.get('/orders?page=1&perPage=10')).status).toBe(200)
  const email = 'beside@example.com'
  expect((await owner.post('/users', { name: 'x', email })).status).toBe(201)
  // The download is a snapshot: nothing written since is in it, and nothing is missing.
  await addManyOrders(testApp.db, 10)
  let rest = ''
  for (let piece = await reader.next(); piece !== undefined; piece = await reader.next()) rest += piece
  expect(rest.endsWith('}]')).toBe(true)
  expect(rest.match(/"many-/g)?.length).toBeLessThanOrEqual(3000)
})

test('one person has two at once, and learns by HEAD as well when another can begin', async () => {
  const [first] = [await slowReader(), await slowReader()]
  const person = await testApp.as(viewer)
  for (const method of ['GET', 'HEAD']) {
    const refused = await person({ method, path: '/orders/export.csv' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15'])
    expect(refused.headers.get('x-problem-code')).toBe('too_many_downloads')
  }
  // Responses of one page don't count as downloads.
  expect((await person({ method: 'GET', path: '/products' })).status).toBe(200)
  await first.close()
  expect((await person({ method: 'HEAD', path: '/orders/export.csv' })).status).toBe(200)
  expect((await person({ method: 'GET', path: '/orders/export.csv' })).text.split('\r\n').length).toBeGreaterThan(3000)
})

test('a file that is drawn while it is sent has its place like any other', async () => {
  const open = async () => {
    const stream = await testApp.follow(viewer, '/invoices/documents.zip?ids=INV-001&ids=INV-002')
    onTestFinished(() => stream.close().catch(() => undefined))
    return stream
  }
  const [first] = [await open(), await open()]
  const person = await testApp.as(viewer)
  for (const path of ['/invoices/documents.zip', '/orders/export.csv'])
    expect((await person({ method: 'GET', path })).headers.get('x-problem-code')).toBe('too_many_downloads')
  await first.close()
  const { status, text } = await person({ method: 'GET', path: '/invoices/documents.zip?ids=INV-001' })
  expect([status, text.startsWith('PK'), text.includes('INV-001.pdf')]).toEqual([200, true, true])
  expect((await person({ method: 'HEAD', path: '/invoices/documents.zip?ids=INV-001' })).status).toBe(200)
})

test('above all that there may be at once others are told 503', async () => {
  await Promise.all([slowReader(), slowReader(), slowReader('misaki.sato@quarterdeck.test')])
  const { status, json, headers } = await owner.get('/orders/export.csv')
  expect([status, headers.get('retry-after')]).toEqual([503, '15'])
  expect(json).toMatchObject({ code: 'busy', retryAfter: 15 })
})

test('who takes too long for a piece is cut off, and who sips for longer than the whole may take', async () => {
  const pieceMs = 1500
  const hasty = await openFull({ ...limits, pieceMs, wholeMs: 2 * pieceMs })
  onTestFinished(() => hasty.close())
  const idle = await slowReader(viewer, hasty)
  const sipping = await slowReader('misaki.sato@quarterdeck.test', hasty)
  const rest = async ({ next }: Stream, pauseMs: number) => {
    while ((await next()) !== undefined) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  await expect(rest(sipping, pieceMs / 2)).rejects.toThrow('too slow')
  await expect(rest(idle, 0)).rejects.toThrow('too slow')
})
