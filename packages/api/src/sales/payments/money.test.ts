import { afterAll, beforeAll, expect, test } from 'vitest'
import { walkMoney } from '../../testing/money-walk.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

test('whatever is done to the money of an invoice, no more is paid than there is to pay, nor paid back than was paid', async () => {
  const done = await walkMoney(testApp, 1, 100)
  expect(Object.values(done).filter((times) => times > 0).length).toBeGreaterThan(12)
})
