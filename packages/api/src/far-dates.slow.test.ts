import { allEndpoints } from '@quarterdeck/contract'
import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { type Client, clientOf } from './testing/client.ts'
import { addressOf } from './testing/example.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

let testApp: TestApp
let owner: Client
beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

const beyond = ['10000-01-01', '+010000-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '99999-12-31']
const edges = ['1900-01-01', '9999-12-29', '9999-12-30', '9999-12-31']

/** Returns the parameters of an endpoint that take a day or an instant. */
const datesOf = ({ query, list }: Endpoint): readonly string[] => {
  const own = Object.entries((query as z.ZodObject | undefined)?.shape ?? {}).flatMap(([name, schema]) => {
    const takes = (value: string) => (schema as z.ZodType).safeParse(value).success
    return takes('2026-02-03') && !takes('2026-13-45') && !takes('word') ? [name] : []
  })
  const filters = Object.entries(list?.filters ?? {}).flatMap(([name, { kind }]) =>
    kind === 'date' ? [name, ...['gte', 'gt', 'lte', 'lt'].map((op) => `${name}.${op}`)] : [],
  )
  return [...own, ...filters]
}

/** Returns the URL with one date set, and the others adjusted if a range needs it. */
const withDate = (endpoint: Endpoint, name: string, value: string): string => {
  const url = new URL(addressOf(endpoint), 'http://host')
  const dates = datesOf(endpoint).filter((each) => url.searchParams.has(each))
  // A range from February 2026 to 9999 would be rejected for its length before its end matters.
  if (dates.includes(name)) for (const each of dates) url.searchParams.set(each, value)
  url.searchParams.set(name, value)
  return url.pathname + url.search
}

const reads = allEndpoints.filter(([, endpoint]) => endpoint.method === 'GET' && datesOf(endpoint).length > 0)

test('finds the dates of metrics and of lists', () => {
  const found = new Map(reads.map(([name, endpoint]) => [name, datesOf(endpoint)]))
  expect(found.get('metrics.read')).toEqual(['from', 'to'])
  expect(found.get('orders.list')).toContain('createAt.gte')
})

test.each(reads)('%s refuses a date beyond the year 9999, and answers the last ones before it', async (_, endpoint) => {
  const logged = testApp.logged.length
  for (const name of datesOf(endpoint)) {
    for (const value of beyond) {
      const path = withDate(endpoint, name, value)
      expect([path, (await owner.get(path)).status]).toEqual([path, 400])
    }
    for (const value of edges) {
      const path = withDate(endpoint, name, value)
      const { status } = await owner.get(path)
      expect([path, status < 500]).toEqual([path, true])
    }
  }
  expect(testApp.logged.slice(logged)).toEqual([])
})

test.each(['UTC', 'Pacific/Kiritimati', 'Etc/GMT+12'])('metrics end before the year 10000 in %s', async (zone) => {
  const ask = (to: string) =>
    owner.get(`/metrics?names=orders&from=9999-12-28&to=${to}&against=year&zone=${encodeURIComponent(zone)}`)
  expect((await ask('9999-12-29')).status).toBe(200)
  const refused = await ask('9999-12-30')
  expect([refused.status, refused.json.message]).toEqual([400, 'to is 9999-12-29 at the latest'])
})
