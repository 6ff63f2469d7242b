import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/in-memory.ts'
import { walkMoney } from '../../testing/money-walk.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

test.each([2, 3, 5, 7])(
  '2,000 things done to the money of invoices leave each of them right (seed %s)',
  { timeout: 900_000 },
  async (seed) => {
    const done = await walkMoney(testApp, seed, 500)
    expect(Object.entries(done).filter(([, times]) => times === 0)).toEqual([])
  },
)
