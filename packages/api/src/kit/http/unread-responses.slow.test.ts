import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf } from '../../testing/client.ts'
import { emailOf } from '../../testing/contract/given.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
})
afterAll(() => testApp.close())

test('whoever reads none of many large answers is given no more of them, until they are gone', async () => {
  const [owner, viewer] = [clientOf(await testApp.as(emailOf('owner'))), clientOf(await testApp.as(emailOf('viewer')))]
  const many = 20
  const products = Array.from({ length: 190 }, () => ({ title: '請'.repeat(200), quantity: 1, price: 1 }))
  for (let left = many; left > 0; left--) await owner.post('/invoices', { customer: { id: 6 }, products })
  const path = `/invoices?sort=-issueDate&page=1&perPage=${many}`
  const unread = []
  while ((await viewer.get(path)).status === 200 && unread.length < 20)
    unread.push(await testApp.follow(emailOf('viewer'), path))
  const refused = await viewer.get(path)
  expect([refused.status, refused.json.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await owner.get(path)).json).toHaveLength(many)

  await Promise.all(unread.map((answer) => answer.close().catch(() => undefined)))
  expect((await viewer.get(path)).json).toHaveLength(many)
})
