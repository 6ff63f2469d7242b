import { documents as drawing } from '@quarterdeck/server/pdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDrawings } from '../../kit/files/drawings.ts'
import { subscribers } from '../../subscribers.ts'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
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
  customer: { id: 6 },
  products: [{ title: 'Hosting', quantity: 1, price: 10 }],
  makes: 'invoice',
  unit: 'day',
  startDate: inDays(1),
  termDays: 7,
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

const documents = { ...drawing, layOut: async () => '{}' }

/** Returns a server that runs the periodic task of recurring invoices. */
const server = () => ({
  db: testApp.db,
  now: () => clock,
  newId: () => crypto.randomUUID(),
  random: Math.random,
  isOutage: () => false,
  log: () => undefined,
  secret: 'of at least thirty-two characters here',
  documents: openDrawings(documents),
  subscribers,
})

test('two who look at once make each one once, as drafts where that is wanted', async () => {
  const { id } = await begin({ makes: 'draft' })
  clock = new Date(start + 3 * dayMs)
  await Promise.all([makeDue(server()), makeDue(server()), makeDue(server())])
  expect((await madeBy(id)).map(({ state }) => state)).toEqual(['draft', 'draft', 'draft'])
})

const mailsOf = (ids: readonly string[]) =>
  testApp.db
    .selectFrom('outbox')
    .select(['invoiceId', 'to'])
    .where('invoiceId', 'in', [...ids])
    .orderBy('invoiceId')
    .execute()
const unsentNotices = async () =>
  (await owner.get('/notices')).json.notices.filter(({ event }: Json) => event === 'series_unsent')
const sent = { makes: 'send', billingAddress: { email: 'ada@example.com' } }

test('one that sends mails each of its invoices once, after a stand-still and whoever looks at once', async () => {
  const { id } = await begin(sent)
  await after(1)
  clock = new Date(start + 3 * dayMs)
  await Promise.all([makeDue(server()), makeDue(server())])
  await after(3)
  const made = await madeBy(id)
  expect(made.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
  const ids = made.map((each) => each.id)
  expect(await mailsOf(ids)).toEqual(ids.map((invoiceId) => ({ invoiceId, to: 'ada@example.com' })))
  expect([await unsentNotices(), testApp.logged]).toEqual([[], []])
})

test('an invoice that cannot be sent is made all the same, once, and whoever began its series is unsentNotices', async () => {
  const { id } = await begin({ ...sent, billingAddress: { email: '' } })
  await after(2)
  await after(2)
  const made = await madeBy(id)
  expect(made.map(({ state }) => state)).toEqual(['issued', 'issued'])
  expect(await mailsOf(made.map((each) => each.id))).toEqual([])
  expect((await unsentNotices()).map(({ data }: Json) => [data.invoice, data.why])).toEqual(
    made.map((each) => [each.id, 'address']).toReversed(),
  )
  expect(await read(id)).toMatchObject({ state: 'active', madeCount: 2 })
})

test('where whoever began a series was banned since, those who look after series are unsentNotices', async () => {
  const email = 'misaki.sato@quarterdeck.test'
  const manager = clientOf(await testApp.as(email))
  await manager.post('/series', { ...daily, ...sent, billingAddress: { email: '' } })
  await after(1)
  expect(await unsentNotices()).toEqual([])
  await testApp.db.updateTable('users').set({ status: 'Banned' }).where('email', '=', email).execute()
  await after(2)
  expect(await unsentNotices()).toMatchObject([{ data: { why: 'address' } }])
})

test('of a mail that went wrong half-way nothing is left, and the invoice is not sent again by itself', async () => {
  const { id } = await begin(sent)
  clock = new Date(start + dayMs)
  const toPdf = () => Promise.reject(new Error('No paper'))
  await makeDue({ ...server(), documents: openDrawings({ ...documents, toPdf }) })
  await makeDue(server())
  const [invoice, ...others] = await madeBy(id)
  expect([invoice?.state, others, await mailsOf([invoice?.id])]).toEqual(['issued', [], []])
  expect((await owner.get(`/invoice-links?invoiceId=${invoice?.id}`)).json).toEqual([])
  expect(await unsentNotices()).toMatchObject([{ data: { invoice: invoice?.id, why: 'failed' } }])
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

test('what passes in the bin is left out, and a start that is moved back makes up for nothing', async () => {
  const [{ id }, { id: moved }] = [await begin(), await begin({ status: 'paused' })]
  await after(1)
  await owner.del(`/series?id=${id}`)
  await after(4)
  await owner.post('/jobs', { entity: 'series', selection: { ids: [String(id)] }, action: { type: 'restore' } })
  await owner.put(`/series?id=${moved}`, { status: 'active' })
  const { headers } = await owner.put(`/series?id=${moved}`, { startDate: inDays(9) })
  await owner.post('/changes/undo', { batch: headers.get('x-change-batch') })
  await after(5)
  expect((await madeBy(id)).map(({ issueDate }) => issueDate.slice(0, 10))).toEqual([1, 4, 5].map(inDays))
  expect((await madeBy(moved)).map(({ issueDate }) => issueDate.slice(0, 10))).toEqual([4, 5].map(inDays))
})

test('one whose customer is gone pauses, and tells of it once', async () => {
  const { id } = await begin({ startDate: inDays(3) })
  await owner.del('/users?id=6')
  await after(0)
  await after(4)
  expect(await read(id)).toMatchObject({ state: 'paused', pausedBy: 'customer', madeCount: 0 })
  const { notices } = (await owner.get('/notices')).json
  const paused = notices.filter(({ event }: Json) => event === 'series_paused')
  expect(paused).toMatchObject([{ data: { series: id, why: 'customer' } }])
})

test('one whose product is gone for good goes on with the words and the price that it has', async () => {
  const { product } = (await owner.post('/products', { title: 'Desk lamp', price: 40 })).json
  const { id } = await begin({ products: [{ id: product.id, title: 'Desk lamp', quantity: 2, price: 35 }] })
  await testApp.db.deleteFrom('products').where('id', '=', product.id).execute()
  await after(1)
  expect(await madeBy(id)).toMatchObject([{ totalAmount: 70, products: [{ title: 'Desk lamp', price: 35 }] }])
  const { status, json } = await owner.put(`/series?id=${id}`, { termDays: 30 })
  expect([status, json.series?.products[0].title]).toEqual([200, 'Desk lamp'])
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
