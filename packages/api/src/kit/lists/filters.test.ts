import { isPlain, type Metric } from '@quarterdeck/contract/insight/metrics/metric'
import { metrics } from '@quarterdeck/contract/insight/metrics/metrics'
import { kinds } from '@quarterdeck/contract/kinds'
import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import type { Filter, ListSpec } from '@quarterdeck/contract/kit/list'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whereOf } from '../../insight/metrics/metric-query.ts'
import { type Client, clientOf } from '../../testing/client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let owner: Client

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

const examples = { text: 'a', number: '1', money: '1', date: '2026-01-01' } as const

const exampleOf = (filter: Filter) => (filter.kind === 'choice' ? (filter.values[0] ?? '') : examples[filter.kind])

/** Returns every form of a query for one filter. */
const asksOf = (name: string, filter: Filter): readonly string[] => [
  // This parameter reads one record.
  ...(name === 'id' ? [] : [`${name}=${encodeURIComponent(exampleOf(filter))}`]),
  `${name}.empty=true`,
  ...(filter.kind === 'choice' ? [] : [`${name}.gte=${exampleOf(filter)}`]),
]

const lists = Object.entries(kinds).flatMap(([entity, { endpoints, list }]) => {
  const { list: endpoint } = endpoints as Readonly<Record<string, Endpoint | undefined>>
  return endpoint ? [[entity, endpoint.path, list as ListSpec] as const] : []
})

describe.each(lists)('the list of %s', (_, path, { filters, sort }) => {
  const countOf = async (query: string) => {
    const { status, headers } = await owner.get(`${path}?page=1&perPage=1&${query}`)
    return [query, status, Number(headers.get('x-total-count'))] as const
  }

  test('answers each of its filters', async () => {
    const asks = Object.entries(filters).flatMap(([name, filter]) => asksOf(name, filter))
    for (const ask of asks) expect((await countOf(ask)).slice(0, 2)).toEqual([ask, 200])
  })

  test('has each record either with a filter’s value or without', async () => {
    const [, , all] = await countOf('')
    for (const name of Object.keys(filters)) {
      const [, , without] = await countOf(`${name}.empty=true`)
      const [, , having] = await countOf(`${name}.empty=false`)
      expect([name, without + having]).toEqual([name, all])
    }
  })

  test('is sorted by each field that it can be sorted by', async () => {
    for (const name of sort) expect((await countOf(`sort=-${name}`)).slice(0, 2)).toEqual([`sort=-${name}`, 200])
  })
})

const plain = Object.entries<Metric>(metrics).flatMap(([name, metric]) =>
  isPlain(metric) ? [[name, metric] as const] : [],
)

test.each(plain)('each condition of the metric %s is a filter of its list', (_, metric) => {
  expect(
    whereOf({ metric })
      .map(({ field }) => field)
      .toSorted(),
  ).toEqual([...new Set(Object.keys(metric.where ?? {}).map((name) => name.replace(/\.\w+$/, '')))].toSorted())
})

test('a metric with a condition that its list does not have is refused', () => {
  const metric = { ...metrics.openOrders, where: { 'giftMessage.empty': ['false'] } } satisfies Metric
  expect(() => whereOf({ metric })).toThrow('Unknown parameter giftMessage.empty')
})
