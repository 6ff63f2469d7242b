import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const minuteMs = 60_000
const start = Date.now()
let clock = new Date(start)
let testApp: TestApp
let manager: Client

const after = async (minutes: number): Promise<void> => {
  clock = new Date(start + minutes * minuteMs)
  testApp.resume()
  await testApp.idle()
  expect(testApp.logged).toEqual([])
}

const inMinutes = (minutes: number) => new Date(start + minutes * minuteMs).toISOString()
const read = async (id: number) => (await manager.get(`/products?id=${id}`)).json
const plan = async (publishAt: string | null) =>
  (await manager.post('/products', { title: 'Lantern', price: 9.5, publishAt })).json.product.id

beforeAll(async () => {
  testApp = await openTestApp(undefined, { now: () => clock })
  await testApp.reset()
  manager = clientOf(await testApp.as('joerg.mueller@quarterdeck.test'))
})
afterAll(() => testApp.close())

test('drafts are published at their time by the product itself, which tells of it, and by nobody before', async () => {
  const [soon, later, cancelled] = [await plan(inMinutes(10)), await plan(inMinutes(30)), await plan(inMinutes(10))]
  await manager.put(`/products?id=${cancelled}`, { publishAt: null })
  await after(9)
  expect(await read(soon)).toMatchObject({ status: 'Draft', version: 1 })

  await after(11)
  expect(await read(soon)).toMatchObject({ status: 'Published', publishAt: null, version: 2 })
  expect(await read(later)).toMatchObject({ status: 'Draft', publishAt: inMinutes(30) })
  expect(await read(cancelled)).toMatchObject({ status: 'Draft', publishAt: null })
  const [entry] = (await manager.get(`/changes?entity=products&record=${soon}`)).json
  expect(entry).toMatchObject({ actor: null, after: { status: 'Published', publishAt: null } })
  const told = (await manager.get('/notices')).json.notices
  expect(told[0]).toMatchObject({ event: 'product_published', data: { product: soon, title: 'Lantern' } })
})

test('what was taken back after its time stays a draft, until it is planned anew', async () => {
  clock = new Date(start + 40 * minuteMs)
  const id = await plan(inMinutes(50))
  const published = await manager.put(`/products?id=${id}`, { status: 'Published' })
  clock = new Date(start + 51 * minuteMs)
  await manager.post('/changes/undo', { batch: published.headers.get('x-change-batch') })
  await after(52)
  expect(await read(id)).toMatchObject({ status: 'Draft', publishAt: inMinutes(50) })

  await manager.put(`/products?id=${id}`, { publishAt: inMinutes(60) })
  await after(61)
  expect(await read(id)).toMatchObject({ status: 'Published', publishAt: null })
})
