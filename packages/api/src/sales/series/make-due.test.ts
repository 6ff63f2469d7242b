import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/in-memory.ts'
import { makeDue } from './index.ts'

const dayMs = 24 * 60 * 60 * 1000
const start = Date.now()
const inDays = (days: number) => new Date(start + days * dayMs).toISOString().slice(0, 10)
let clock: Date
let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp(undefined, { now: () => clock })
})
afterAll(() => testApp.close())
beforeEach(async () => {
  clock = new Date(start)
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})

const after = async (days: number): Promise<void> => {
  clock = new Date(start + days * dayMs)
  testApp.resume()
  await testApp.idle()
}

const daily = {
  ...{ customer: { id: 6 }, products: [{ title: 'Hosting', quantity: 1, price: 10 }], makes: 'invoice' },
  ...{ unit: 'day', startDate: inDays(1), termDays: 7 },
}
const begin = async (change: object = {}): Promise<Json> =>
  (await owner.post('/series', { ...daily, ...change })).json.series
const madeBy = async (id: number): Promise<Json[]> => (await owner.get(`/invoices?seriesId=${id}`)).json
const read = async (id: number): Promise<Json> => (await owner.get(`/series?id=${id}`)).json

test('an invoice is made on each date, and after a stand-still for each that was missed, dated its own day', async () => {
  const { id } = await begin({ maxCount: 5 })
  await after(0)
  expect(await madeBy(id)).toEqual([])
  await after(1)
  expect(await madeBy(id)).toMatchObject([
    {
      state: 'issued',
      totalAmount: 10,
      issueDate: `${inDays(1)}T12:00:00.000Z`,
      dueDate: `${inDays(8)}T12:00:00.000Z`,
    },
  ])
  await after(4)
  await after(4)
  const made = await madeBy(id)
  expect(made.map(({ issueDate }) => issueDate.slice(0, 10))).toEqual([1, 2, 3, 4].map(inDays))
  expect(made.map(({ id: number }) => number)).toEqual(['INV-020', 'INV-021', 'INV-022', 'INV-023'])
  expect(await read(id)).toMatchObject({ madeCount: 4, lastDate: inDays(4), nextDate: inDays(5), state: 'active' })

  await after(6)
  expect(await madeBy(id)).toHaveLength(5)
  expect(await read(id)).toMatchObject({ madeCount: 5, nextDate: null, state: 'ended' })
  expect(testApp.logged).toEqual([])
})

test('two who look at once make each one once, as drafts where that is wanted', async () => {
  const { id } = await begin({ makes: 'draft' })
  clock = new Date(start + 3 * dayMs)
  const world = { db: testApp.db, now: () => clock, newId: () => crypto.randomUUID(), random: Math.random }
  const one = { ...world, isOutage: () => false, log: () => undefined }
  await Promise.all([makeDue(one), makeDue(one), makeDue(one)])
  expect((await madeBy(id)).map(({ state }) => state)).toEqual(['draft', 'draft', 'draft'])
})

test('what passes in a pause is left out', async () => {
  const { id } = await begin()
  await after(1)
  await owner.put(`/series?id=${id}`, { status: 'paused' })
  await after(4)
  await owner.put(`/series?id=${id}`, { status: 'active' })
  await after(5)
  expect((await madeBy(id)).map(({ issueDate }) => issueDate.slice(0, 10))).toEqual([1, 4, 5].map(inDays))
})

test('one whose customer is gone pauses, and tells of it once', async () => {
  const { id } = await begin({ startDate: inDays(3) })
  await owner.del('/users?id=6')
  await after(0)
  await after(4)
  expect(await read(id)).toMatchObject({ state: 'paused', pausedBy: 'customer', madeCount: 0 })
  const { notices } = (await owner.get('/notices')).json
  const told = notices.filter(({ event }: Json) => event === 'series_paused')
  expect(told).toMatchObject([{ data: { series: id, why: 'customer' } }])
})

test('one whose invoice cannot be made pauses, and the others go on', async () => {
  const [{ id: bad }, { id: good }] = [await begin(), await begin()]
  await testApp.db
    .updateTable('series')
    .set({ language: 'xx' as 'en' })
    .where('id', '=', bad)
    .execute()
  await after(1)
  expect(await read(good)).toMatchObject({ madeCount: 1 })
  const left = await testApp.db.selectFrom('series').select(['status', 'pausedBy']).where('id', '=', bad).execute()
  expect(left).toEqual([{ status: 'paused', pausedBy: 'failed' }])
  expect(testApp.logged).toHaveLength(1)
})
