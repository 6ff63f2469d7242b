import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf, type Json } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { dropOldVisits } from './store.ts'

let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

const dayMs = 86_400_000
const oldest = async (): Promise<Json> => (await owner.get('/visits?page=1&perPage=1&sort=startedAt')).json[0]
const countSince = async (days: number): Promise<number> => {
  const [from, to] = [days, 0].map((ago) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10))
  return (await owner.get(`/metrics?names=visits&from=${from}&to=${to}`)).json.figures[0].value
}

test('visits are forgotten after the days that the settings say, with what happened in them and what was counted', async () => {
  const [sample, recent] = [await countSince(729), await countSince(90)]
  expect(Date.parse((await oldest()).startedAt)).toBeLessThan(Date.now() - 600 * dayMs)
  await owner.put('/analytics/settings', { sites: [], days: 100 })
  await testApp.db.transaction().execute((tx) => dropOldVisits(tx, new Date()))
  expect(Date.parse((await oldest()).startedAt)).toBeGreaterThan(Date.now() - 100 * dayMs)
  expect(await countSince(90)).toBe(recent)
  expect(await countSince(729)).toBeLessThan(sample)
  const early = await testApp.db
    .selectFrom('hits')
    .select('id')
    .where('at', '<', new Date(Date.now() - 100 * dayMs))
    .execute()
  expect(early).toEqual([])
})
