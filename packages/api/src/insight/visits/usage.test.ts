import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let now = new Date()

beforeAll(async () => {
  testApp = await openTestApp(undefined, { now: () => now })
  await testApp.reset()
})
afterAll(() => testApp.close())

/** Runs the periodic tasks some minutes later. */
const later = async () => {
  now = new Date(now.getTime() + 5 * 60_000)
  testApp.resume()
  await testApp.idle()
}

test('what is asked of the product is added up by day, without whose it was or what was looked for', async () => {
  const owner = clientOf(await testApp.as('admin@quarterdeck.test'))
  await owner.get('/orders?q=nobody-has-this-name')
  await owner.get('/orders')
  await owner.patch('/orders', { id: 1, taxAmount: 1 })
  await later()
  await owner.get('/orders?page=1')
  await later()
  const { json } = await owner.get('/usage')
  const of = (wanted: string) => json.find(({ action }: Json) => action === wanted)
  expect(of('GET /orders')).toMatchObject({
    day: `${now.toISOString().slice(0, 10)}T00:00:00.000Z`,
    screen: 'orders',
    way: 'read',
    calls: 3,
    failed: 0,
    searches: 1,
    missed: 1,
  })
  expect(of('PATCH /orders')).toMatchObject({ way: 'write', calls: 1 })
  expect(JSON.stringify(json)).not.toContain('nobody-has-this-name')
})
