import { afterAll, beforeAll, expect, test } from 'vitest'
import { compactShards } from '../../kit/lists/compact.ts'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

/** Reads the best-selling products over a range that is long enough to be cached. */
const sold = async (): Promise<readonly Json[]> => {
  const range = `from=${daysAgo(300).slice(0, 10)}&to=${daysAgo(0).slice(0, 10)}`
  return (await owner.get(`/metrics?names=units&by=productId&${range}`)).json.figures[0].parts
}
const most = async () => (await sold())[0] as Json
const addUp = () => testApp.db.transaction().execute(compactShards)

test('what is remembered of many days is told anew once it changes, before and after that is added up', async () => {
  await addUp()
  const before = await most()
  expect(await most()).toEqual(before)
  const productId = Number(before.key)
  const ordered = (await owner.get(`/orders?productId=${productId}&sort=createAt`)).json
  const order = ordered.find(({ status }: Json) => status !== 'Return')
  expect(order.createAt < daysAgo(1)).toBe(true)
  const line = testApp.db.selectFrom('orderItems').where('orderId', '=', order.id).where('productId', '=', productId)
  const { quantity } = await line.select('quantity').executeTakeFirstOrThrow()
  const change = (pieces: number) =>
    testApp.db
      .updateTable('orderItems')
      .set({ quantity: pieces })
      .where('orderId', '=', order.id)
      .where('productId', '=', productId)
      .execute()
  await change(quantity + 1000)
  expect((await most()).value).toBe(before.value + 1000)
  await addUp()
  expect((await most()).value).toBe(before.value + 1000)
  await change(quantity)
  expect((await most()).value).toBe(before.value)
  await addUp()
  expect(await most()).toEqual(before)
})

test('what is remembered of each step is told anew once it changes, before and after that is added up', async () => {
  const range = `from=${daysAgo(300).slice(0, 10)}&to=${daysAgo(0).slice(0, 10)}&step=month`
  const ordered = async () => (await owner.get(`/metrics?names=orders&by=status&${range}`)).json.figures[0]
  await addUp()
  const before = await ordered()
  expect(await ordered()).toEqual(before)
  const [order] = (await owner.get(`/orders?sort=createAt&createAt.gte=${daysAgo(290)}`)).json
  const bin = (deletedAt: string | null) =>
    testApp.db.updateTable('orders').set({ deletedAt }).where('id', '=', order.id).execute()
  await bin(new Date().toISOString())
  const fewer = await ordered()
  expect(fewer.value).toBe(before.value - 1)
  await addUp()
  expect(await ordered()).toEqual(fewer)
  await bin(null)
  expect(await ordered()).toEqual(before)
  await addUp()
  expect(await ordered()).toEqual(before)
})

test('what is counted anew is told anew', async () => {
  expect((await most()).value).toBeGreaterThan(0)
  await testApp.db.deleteFrom('tallies').where('entity', '=', 'sold').execute()
  expect(await sold()).toEqual([])
})
