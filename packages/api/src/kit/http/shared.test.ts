import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Home } from '../../testing/home.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { openShared } from './shared.ts'

let testApp: TestApp
let send: Awaited<ReturnType<Home['as']>>
let asked: string[] = []

beforeAll(async () => {
  testApp = await openTestApp((sql) => asked.push(sql))
})
beforeEach(async () => {
  await testApp.reset()
  send = await testApp.as('admin@quarterdeck.test')
  // The first request of a session updates it.
  await send({ method: 'GET', path: '/me' })
  await testApp.idle()
  asked = []
})
afterEach(() => {
  expect(testApp.logged).toEqual([])
})
afterAll(() => testApp.close())

const path = '/orders?page=1&perPage=10&sort=-createAt'
const list = async (from = path) => (await send({ method: 'GET', path: from })).text
const pagesRead = () => asked.filter((sql) => /string_agg\("line"/.test(sql)).length

const seen = async () =>
  (await sql<{ seen: string }>`select pg_current_snapshot()::text as "seen"`.execute(testApp.db)).rows[0]?.seen

/**
 * Requests a list repeatedly; with another page size if PostgreSQL changed something itself in between, for example by analyzing
 * a table.
 */
const askRepeatedly = async (size = 10): ReturnType<typeof ask> => {
  const before = await seen()
  const answers = await ask(`/orders?page=1&perPage=${size}&sort=-createAt`)
  return (await seen()) === before ? answers : askRepeatedly(size + 1)
}

const ask = async (from: string) => {
  asked = []
  const first = await list(from)
  const again = await Promise.all([list(from), list(from)])
  const last = await list(from)
  const readOfOne = pagesRead()
  const narrowed = await list(`${from}&status=delivered`)
  return { first, others: [...again, last], readOfOne, narrowed, readOfBoth: pagesRead() }
}

test('a page that is asked for again is read once, as long as nothing changes', async () => {
  const { first, others, readOfOne, narrowed, readOfBoth } = await askRepeatedly()
  expect(others).toEqual([first, first, first])
  expect(JSON.parse(first).length).toBeGreaterThanOrEqual(10)
  // The first request can't know that it will be repeated.
  expect(readOfOne).toBe(2)
  expect(narrowed).not.toBe(first)
  expect(readOfBoth).toBe(3)
})

test('after a change everybody gets the new page, also where another server has written', async () => {
  const [first] = JSON.parse(await list())
  const shown = async () => JSON.parse(await list())[0]
  await send({ method: 'PATCH', path: `/orders?id=${first.id}`, body: '{"billing":"By this server"}' })
  expect(await shown()).toMatchObject({ id: first.id, billing: 'By this server' })
  await testApp.db.updateTable('orders').set({ billing: 'By another' }).where('id', '=', first.id).execute()
  expect(await shown()).toMatchObject({ id: first.id, billing: 'By another' })
})

test('who may not see a page is not given what others saw of it', async () => {
  await list()
  const stranger = await testApp.as(undefined)
  expect((await stranger({ method: 'GET', path })).status).toBe(401)
})

const rendered = (body: string) => ({ status: 200, headers: [], body })

test('what failed is tried again, and a stream is each reader’s own', async () => {
  const share = openShared()
  await Promise.all(['/a', '/b'].map((url) => share(url, '0:0:', async () => rendered('before'))))
  await expect(share('/a', '1:1:', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  const { body } = await share('/a', '1:1:', async () => rendered('here'))
  expect(await new Response(body).text()).toBe('here')

  const stream = () => Promise.resolve({ ...rendered(''), body: new ReadableStream<Uint8Array>() })
  const [one, other] = await Promise.all([share('/b', '1:1:', stream), share('/b', '1:1:', stream)])
  expect(one.body).not.toBe(other.body)
})

test('what nobody has asked for lately makes room', async () => {
  const share = openShared()
  const large = 'x'.repeat(700_000)
  let made = 0
  const make = async () => {
    made += 1
    return rendered(large)
  }
  const ask = (url: string) => share(url, '1:1:', make)
  for (const url of ['/a', '/b', '/c']) await share(url, '0:0:', async () => rendered('before'))
  await ask('/a')
  await ask('/b')
  await ask('/a')
  await ask('/c')
  expect(made).toBe(3)
  await ask('/a')
  expect(made).toBe(3)
  await ask('/b')
  expect(made).toBe(4)
})
