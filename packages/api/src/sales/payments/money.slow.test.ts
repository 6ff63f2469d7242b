import { afterAll, beforeAll, expect, test } from 'vitest'
import { walkMoney } from '../../testing/money-walk.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

test('2,000 things done to the money of invoices leave each of them right', { timeout: 900_000 }, async () => {
  const done = new Map<string, number>()
  for (const seed of [2, 3, 5, 7]) {
    const walked = await walkMoney(testApp, seed, 500)
    for (const [step, times] of Object.entries(walked)) done.set(step, (done.get(step) ?? 0) + times)
  }
  expect([...done].filter(([, times]) => times === 0)).toEqual([])
})
