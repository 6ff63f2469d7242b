import { productList } from '@quarterdeck/contract/catalog/products'
import { reviewList } from '@quarterdeck/contract/catalog/reviews'
import type { Filter, ListSpec } from '@quarterdeck/contract/kit/list'
import { userList } from '@quarterdeck/contract/people/users'
import { invoiceList } from '@quarterdeck/contract/sales/invoices'
import { orderList } from '@quarterdeck/contract/sales/orders'
import { ticketList } from '@quarterdeck/contract/support/tickets'
import { changeList } from '@quarterdeck/contract/system/changes'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedScale } from '../../sample/seed/index.ts'
import { justBefore, lookNow, missedSince, visibleSince } from '../../system/events/store.ts'
import { type Client, clientOf } from '../../testing/client.ts'
import { isWhole, sized } from '../../testing/size.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Db } from '../ports.ts'
import { plannedOnce } from './planned-once.ts'

const each = sized(2000, 20_000)
const amounts = {
  orders: 40_000,
  users: each,
  products: each,
  invoices: each,
  tickets: each,
  reviews: each,
  expenses: each,
  courses: 20,
  enrolments: each,
  openings: 20,
  applicants: each,
  visits: each,
}

/** Rows that a request may read: the limit of exact counts, plus half for the page and its lookups. */
const maxRows = 15_000
/** Filters with most orders as hits, which are checked against their invoices until enough are found. */
const common: readonly string[] = ['bill=none', 'bill=paid']

let testApp: TestApp
let owner: Client
let asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = []

beforeAll(async () => {
  testApp = await openTestApp((sql, parameters) => void asked.push({ sql, parameters }))
  const now = new Date()
  await testApp.reset()
  await seedScale(testApp.db, amounts, { now, onProgress: () => undefined })
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
}, 900_000)
afterAll(() => testApp.close())

interface Node {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Node[]
}

/** Returns the number of table rows and index entries that a plan reads. */
const looksAt = (node: Node): number => {
  const here = /^(Seq|Index|Index Only|Bitmap Heap|Bitmap Index) Scan$/.test(node['Node Type'])
    ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
    : 0
  return here * node['Actual Loops'] + (node.Plans ?? []).reduce((sum, each) => sum + looksAt(each), 0)
}

/** Returns the statements of a request that read more rows than allowed. */
const costly = async (path: string, max: number): Promise<string[]> => {
  asked = []
  const reply = await owner.get(path)
  expect([path, reply.status]).toEqual([path, 200])
  return costlyOf(path, max)
}

/** Returns the plan with which a statement was executed. */
const planOf = async (statement: string, parameters: readonly unknown[] = [], db: Db = testApp.db): Promise<Node> => {
  const explain = CompiledQuery.raw(`explain (analyze, format json) ${statement}`, [...parameters])
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(explain)
  if (!rows[0]) throw new Error(`no plan of ${statement}`)
  return rows[0]['QUERY PLAN'][0].Plan
}

const costlyOf = async (path: string, max: number): Promise<string[]> => {
  const found: string[] = []
  for (const { sql, parameters } of asked.filter((each) => /^\s*(select|with)\b/.test(each.sql))) {
    const rowsSeen = looksAt(await planOf(sql, parameters))
    if (rowsSeen > max) found.push(`${path} looks at ${rowsSeen} rows by ${sql}`)
  }
  return found
}

/** Returns a value for each filter that few records have, or the middle of a range. */
const sampleOf = (field: string, filter: Filter): string[] => {
  switch (filter.kind) {
    case 'choice':
      return filter.values.map((value) => `${field}=${encodeURIComponent(value)}`)
    case 'text':
      return [`${field}=Vera%20Ziegler`]
    case 'date':
      return [`${field}.gte=2020-01-01`, `${field}.gte=2099-01-01`, `${field}.lt=2020-01-01`]
    default:
      return [`${field}=7`, `${field}.gt=1000000`, `${field}.gte=0`, `${field}.lt=0`]
  }
}

const lists: Readonly<Record<string, { readonly spec: ListSpec; readonly q: readonly string[] }>> = {
  orders: { spec: orderList, q: ['vera zieg', '#', 'zx', 'INV-777', '高橋'] },
  users: { spec: userList, q: ['vera zieg', 'zx', '555', '高橋'] },
  products: { spec: productList, q: ['teapot galley', 'zx', '机'] },
  reviews: { spec: reviewList, q: ['scratched vera', 'zx'] },
  invoices: { spec: invoiceList, q: ['vera zieg', 'INV-777', 'zx', '高橋'] },
  tickets: { spec: ticketList, q: ['#1234', 'charged twice', 'zx', '高橋'] },
  changes: { spec: changeList, q: [] },
}

/** Lists with too many rows to read all of them. */
const long = Object.entries(lists).filter(([name]) => isWhole || name === 'orders' || name === 'changes')

describe.each(long)('the list of %s looks at few rows of many', (name, { spec, q }) => {
  const page = 'page=1&perPage=50'

  test.each(spec.sort.flatMap((field) => [field, `-${field}`]))('sorted by %s', async (sort) => {
    expect(await costly(`/${name}?${page}&sort=${sort}`, maxRows)).toEqual([])
  })

  const { id: _, ...filters } = spec.filters
  test.each(Object.entries(filters).flatMap(([field, filter]) => sampleOf(field, filter)))(
    'with %s',
    async (filter) => {
      const max = common.includes(filter) ? 3 * maxRows : maxRows
      expect(await costly(`/${name}?${page}&${filter}`, max)).toEqual([])
    },
  )

  test.each(q)('searched for %j', async (text) => {
    expect(await costly(`/${name}?${page}&q=${encodeURIComponent(text)}`, maxRows)).toEqual([])
  })
})

test.runIf(isWhole)('a word that many messages have is found in the order of the list, page after page', async () => {
  const { rows } = await sql<{ id: number }>`select "id" from "tickets" where "deletedAt" is null and (
       folded("id"::text || ' ' || "subject" || ' ' || "describe" || ' ' || "requesterName" || ' ' || "requesterEmail") like '%parcel%'
       or "id" in (select "ticketId" from "messages" where "deletedAt" is null and folded("body") like '%parcel%'))
     order by "lastMessageAt" desc, "id" desc`.execute(testApp.db)
  const list = '/tickets?perPage=50&sort=-lastMessageAt&q=parcel'
  const pageOf = async (path: string) => {
    const { json, headers } = await owner.get(path)
    return {
      ids: (json as unknown as { id: number }[]).map(({ id }) => id),
      after: /[?&]after=([^&>]*)/.exec(headers.get('link') ?? '')?.[1],
      total: Number(headers.get('x-total-count')),
      isExact: headers.get('x-total-count-exact'),
    }
  }
  const expected = rows.map(({ id }) => id)
  const first = await pageOf(list)
  expect(first).toMatchObject({ ids: expected.slice(0, 50), isExact: String(expected.length <= 10_000) })
  expect(first.total).toBeGreaterThan(Math.min(expected.length, 10_000) - 1)
  expect((await pageOf(`${list}&after=${first.after}`)).ids).toEqual(expected.slice(50, 100))
  expect((await pageOf(`${list}&page=3`)).ids).toEqual(expected.slice(100, 150))
})

test.each([
  'stars=1&stars=2',
  'reply=due',
  'status=Hidden',
  'verified=no',
  'productId=7',
  'userId=7',
  'productId=7&reply=due',
  'q=scratched&stars=1',
])('the newest reviews to moderate, and their counts, look at few rows of many: %s', async (filter) => {
  expect(await costly(`/reviews?page=1&perPage=50&sort=-createdAt&${filter}`, maxRows)).toEqual([])
  expect(await costly(`/reviews/facets?${filter}`, maxRows)).toEqual([])
})

test('a few who share two names that many have are found by little more than them, and all of them', async () => {
  const { rows } = await sql<{ id: number; text: string }>`
    select "id", lower("id"::text || ' ' || coalesce("invoiceId", '') || ' ' || "customerName" || ' ' || "customerEmail" || ' ' || "shipping") as "text"
    from "orders" where "deletedAt" is null order by "id"`.execute(testApp.db)
  for (const q of ['marta costa', 'arta ost', 'anna müller', 'theo lambert berlin', 'inv-777 smith']) {
    const path = `/orders?page=1&perPage=200&sort=id&q=${encodeURIComponent(q)}`
    const found: { readonly id: number }[] = (await owner.get(path)).json
    const expected = rows.filter(({ text }) => q.split(' ').every((word) => text.includes(word)))
    expect([q, found.map(({ id }) => id)]).toEqual([q, expected.map(({ id }) => id)])
    expect(await costly(path, 1000)).toEqual([])
  }
})

test.each([
  '/orders?page=1&perPage=50&sort=-createAt&customer.has=vera%20zieg',
  '/users?page=1&perPage=50&name.has=vera%20zieg',
  '/products?page=1&perPage=50&title.has=teapot%20galley',
  '/invoices?page=1&perPage=50&customer.has=vera%20zieg',
])('a part of a text is found by the index of the search: %s', async (path) => {
  expect(await costly(path, 2000)).toEqual([])
})

test('a page of a status and a date, with its exact total, looks at little more than its rows and days', async () => {
  const page = 'page=1&perPage=50&sort=-createAt'
  expect(await costly(`/orders?${page}&status=delivered&createAt.lt=2026-06-01T12:00:00Z`, 3000)).toEqual([])
  expect(await costly(`/orders?${page}`, 300)).toEqual([])
})

const literal = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `array[${value.map(literal)}]`
  return `'${value instanceof Date ? value.toISOString() : String(value).replaceAll("'", "''")}'`
}

/** Returns the number of rows that a statement reads with a generic plan, as prepared statements have. */
const plannedOnceLooksAt = async (sql: string, parameters: readonly unknown[]): Promise<number> => {
  const given = parameters.length > 0 ? `(${parameters.map(literal)})` : ''
  return testApp.db.connection().execute(async (db) => {
    const run = (statement: string) => db.executeQuery(CompiledQuery.raw(statement))
    await run('set plan_cache_mode = force_generic_plan')
    await run(`prepare "judged" as ${sql}`)
    await run('begin')
    const plan = await planOf(`execute "judged" ${given}`, [], db)
    await run('rollback')
    await run('deallocate "judged"')
    await run('reset plan_cache_mode')
    return looksAt(plan)
  })
}

test('what is planned once looks at few rows, whatever it is asked', async () => {
  const page = 'page=1&perPage=50&sort=-createAt'
  asked = []
  await owner.get(`/orders?${page}`)
  await owner.get(`/orders?${page}&status=delivered`)
  await owner.get(`/orders?${page}&status=delivered&createAt.lt=2026-06-01T12:00:00Z`)
  await owner.get(`/orders?${page}&createAt.gte=2026-06-01T12:00:00Z`)
  await owner.get('/orders?id=7')
  await owner.patch('/orders?id=7', { status: 'Pending' })
  const statements = new Map(asked.filter(({ sql }) => sql.endsWith(plannedOnce)).map((each) => [each.sql, each]))
  expect(statements.size).toBeGreaterThan(5)
  for (const { sql, parameters } of statements.values()) {
    expect([sql, await plannedOnceLooksAt(sql, parameters)]).toEqual([sql, expect.toSatisfy((rows) => rows < 3000)])
  }
})

describe('a place in the middle is found without walking there', () => {
  test.each([
    '/orders?page=500&perPage=50&sort=-createAt',
    '/orders?page=400&perPage=50&sort=createAt',
    '/orders?page=400&perPage=50&sort=-createAt&status=delivered',
    '/orders?page=1000&perPage=50&sort=customer',
    '/invoices?page=250&perPage=50&sort=-issueDate',
    '/invoices?page=250&perPage=50&sort=-id',
    '/invoices?page=300&perPage=50&sort=customer',
    '/invoices?page=300&perPage=50&sort=customer&state=paid',
  ])('%s', async (path) => {
    // Tallies of each entity by value, for two years of days.
    expect(await costly(path, 10_000)).toEqual([])
  })
})

/** Returns the nodes of a plan that read many rows of a table and not only of an index. */
const heavy = (node: Node): string[] => [
  ...(/^(Seq|Index|Bitmap Heap) Scan$/.test(node['Node Type']) && node['Actual Rows'] > 500 ? [node['Node Type']] : []),
  ...(node.Plans ?? []).flatMap(heavy),
]

test.runIf(isWhole).each(['', '&state=paid', '&language=en', '&status=complete'])(
  'a page of invoices far down by customer is found by an index alone, without a look at any before it: %s',
  async (filter) => {
    await sql`vacuum analyze "invoices"`.execute(testApp.db)
    asked = []
    expect((await owner.get(`/invoices?page=200&perPage=50&sort=customer${filter}`)).json).toHaveLength(50)
    for (const { sql, parameters } of asked.filter(({ sql }) => /^\s*select .*"customerName".* offset /s.test(sql))) {
      expect([sql, heavy(await planOf(sql, parameters))]).toEqual([sql, []])
    }
  },
)

test('cards, facets and tabs of all orders come from what is counted beforehand', async () => {
  for (const path of [
    '/orders/histories',
    '/orders/facets',
    '/orders/status-counts',
    '/tickets/summary',
    '/orders/top-products',
    '/users/facets',
    '/reviews/facets',
  ]) {
    expect(await costly(path, 200)).toEqual([])
  }
})

/** Tallies of invoices by stage for two years of days, and of payments for 30 days. */
test('tabs, sums and figures of invoices come from what is counted beforehand', async () => {
  for (const path of [
    '/invoices/state-counts',
    '/invoices/state-counts?state=overdue',
    '/invoices/facets',
    '/invoices/figures',
  ]) {
    expect(await costly(path, 5000)).toEqual([])
  }
})

test('what was paid of late comes from what is kept by day, and from one day of invoices', async () => {
  asked = []
  await owner.get('/invoices/figures')
  asked = asked.filter(({ sql }) => sql.includes('payoffs'))
  expect(asked).toHaveLength(1)
  // Two figures of 30 days, and one row for each parallel transaction that added to them.
  expect(await costlyOf('/invoices/figures', 300)).toEqual([])
})

test('of a state that does not change with the day alone, the total is known to the last, however many there are', async () => {
  asked = []
  const { headers } = await owner.get('/invoices?page=1&perPage=50&sort=-id&state=paid')
  expect(headers.get('x-total-count-exact')).toBe('true')
  expect(asked.some(({ sql }) => sql.includes('"tallies"'))).toBe(true)
})

test('what only old records have is found without a walk through all newer ones', async () => {
  expect(await costly('/search?q=INV-15&in=orders', 8000)).toEqual([])
  expect(await costly('/search?q=INV-15&in=invoices', 8000)).toEqual([])
})

test.each(['', '&sort=name', '&sort=-older', '&older.gt=0', '&q=vera'])(
  'what customers owe looks at what is open, and at the invoices of those that are shown: %s',
  async (more) => {
    expect(await costly(`/receivables?page=1&perPage=50${more}`, maxRows)).toEqual([])
    expect(await costly('/receivables/totals', 5000)).toEqual([])
  },
)

const openStates = ['issued', 'sent', 'viewed', 'partlyPaid', 'overdue'].map((state) => `state=${state}`).join('&')

test.each([openStates, 'state=overdue', 'language=de', 'state=draft'])(
  'the newest invoices, and those due first, look at few rows of many: %s',
  async (filter) => {
    for (const sort of ['-id', 'dueDate']) {
      expect(await costly(`/invoices?page=1&perPage=50&sort=${sort}&${filter}`, isWhole ? maxRows : 1500)).toEqual([])
    }
  },
)

test.each(['vera zieg', '#1234', 'INV-777', 'charged twice', 'zxzxzx'])(
  'the search over all kinds for %j',
  async (text) => {
    expect(await costly(`/search?q=${encodeURIComponent(text)}`, maxRows)).toEqual([])
  },
)

test('the feed of changes looks at what became visible, and not at the journal', async () => {
  await owner.patch('/orders?id=1', { billing: 'Elsewhere 1' })
  const before = await lookNow(testApp.db)
  await owner.patch('/orders?id=1', { billing: 'Elsewhere 2' })
  const { snapshot } = await lookNow(testApp.db)
  const now = new Date()
  asked = []
  expect(await visibleSince(testApp.db, before.snapshot, snapshot, now)).toHaveLength(1)
  expect(await missedSince(testApp.db, before.newest, snapshot, now)).toHaveLength(1)
  expect(await justBefore(testApp.db, 3_600_000, snapshot, now)).not.toHaveLength(0)
  expect(asked.length).toBeGreaterThan(3)
  // At most 2,001 rows of old commits, by their index.
  expect(await costlyOf('the feed', 3 * 2001)).toEqual([])
})
