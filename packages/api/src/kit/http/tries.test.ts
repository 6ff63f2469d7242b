import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { countTry } from './tries.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
})
afterAll(() => testApp.close())

const limit = { free: 3, first: 60, longest: 900 }
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 25, 12, 0, seconds))

test('a try is free on a server whose clock is behind that of another one', async () => {
  expect(await countTry(testApp.db, 'behind', limit, at(5))).toBe(0)
  expect(await countTry(testApp.db, 'behind', limit, at(4))).toBe(0)
})

test('after the free tries all clocks wait', async () => {
  for (const seconds of [5, 4, 3]) await countTry(testApp.db, 'waits', limit, at(seconds))
  await expect(countTry(testApp.db, 'waits', limit, at(6))).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(countTry(testApp.db, 'waits', limit, at(2))).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(await countTry(testApp.db, 'waits', limit, at(64))).toBe(120)
})
