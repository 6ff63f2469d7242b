import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { countUse, isWithinRate } from './rates.ts'
import { countTry } from './tries.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
})
afterAll(() => testApp.close())

const rate = { burst: 10, perHour: 20 }
const start = Date.UTC(2026, 10, 25, 12)
const [minuteMs, hourMs] = [60_000, 3_600_000]
const use = (key: string, ms: number) => countUse(testApp.db, key, rate, new Date(start + ms))

test('fourteen at once are slowed: ten go through, the next waits for three minutes, and never longer', async () => {
  const waits: number[] = []
  for (let time = 0; time < 14; time += 1) waits.push(await use('office', 0))
  expect(waits).toEqual([...Array.from({ length: 10 }, () => 0), 180, 180, 180, 180])
  expect(await use('office', 2 * minuteMs)).toBe(60)
  expect(await use('office', 3 * minuteMs)).toBe(0)
  expect(await use('office', 3 * minuteMs)).toBe(180)
})

test('four a day for six days are never refused', async () => {
  for (let day = 0; day < 6; day += 1)
    for (let time = 0; time < 4; time += 1) expect(await use('quiet office', (24 * day + time) * hourMs)).toBe(0)
})

test('a wait that a wrong clock wrote is over', async () => {
  expect(await use('clock', 30 * 24 * hourMs)).toBe(0)
  expect(await use('clock', 0)).toBe(0)
})

test('at one moment no more go through than one after the other', async () => {
  const waits = await Promise.all(Array.from({ length: 30 }, () => use('crowd', 0)))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
})

test('a /48 may do more than each /64 in it, but not as much as all of them', async () => {
  const at = new Date(start)
  let count = 0
  for (let net = 0; net < 200; net += 1) {
    const networks = [
      { name: `2001:db8:1:${net}::/64`, times: 1 },
      { name: '2001:db8:1::/48', times: 8 },
    ]
    if (await isWithinRate(testApp.db, networks, 'test', rate, at)) count += 1
  }
  expect(count).toBe(80)
})

test('failures are forgotten one by one, so that a few a day never add up', async () => {
  const limit = { free: 3, first: 60, longest: 900 }
  for (let day = 0; day < 6; day += 1)
    for (let time = 0; time < 4; time += 1)
      expect(await countTry(testApp.db, 'fails', limit, new Date(start + (24 * day + 5 * time) * hourMs))).toBe(0)
})

test('whoever guesses without end comes to wait the longest time each time', async () => {
  const limit = { free: 3, first: 60, longest: 900 }
  let ms = 0
  const waits: number[] = []
  for (let time = 0; time < 20; time += 1) {
    const wait = await countTry(testApp.db, 'guesses', limit, new Date(start + ms))
    waits.push(wait)
    ms += wait * 1000
  }
  expect(waits.slice(0, 6)).toEqual([0, 0, 60, 120, 240, 480])
  expect(Math.min(...waits.slice(7))).toBeGreaterThanOrEqual(480)
})
