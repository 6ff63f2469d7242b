import { allEndpoints } from '@quarterdeck/contract'
import { type Endpoint, isForPeople } from '@quarterdeck/contract/kit/endpoint'
import { entities } from '@quarterdeck/contract/kit/entities'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { openAuthPaths } from './account/auth/index.ts'
import { fieldNames } from './kit/http/shape.ts'
import { type Client, clientOf } from './testing/client.ts'
import type { Received, Send, Sent } from './testing/home.ts'
import { requestTo } from './testing/random-requests.ts'
import { isWhole, sized } from './testing/size.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

let testApp: TestApp
let send: Send
let client: Client
let documented: Record<string, Record<string, { responses: object }>>

/** Resets the sample data: a random request may succeed, for example an administrator deleting themselves. */
const startAnew = async () => {
  await testApp.reset()
  send = await testApp.as('admin@quarterdeck.test')
  client = clientOf(send)
}

beforeAll(async () => {
  testApp = await openTestApp()
  await startAnew()
  documented = (await client.get('/openapi.json')).json.paths
})
afterAll(() => testApp.close())

/** Returns a digest of the business data, and of plans and jobs. */
const fingerprint = async (): Promise<unknown> => {
  const tables = [...entities, 'views']
  const asked = ['changes', 'preferences', 'plans', 'jobs', 'exports']
  const counts = asked.map((table) => sql`select count(*)::int, 0 from ${sql.table(table)}`)
  const parts = tables.map((table) => sql`select count(*)::int as n, sum("version")::int as v from ${sql.table(table)}`)
  const { rows } = await sql`${sql.join([...parts, ...counts], sql` union all `)}`.execute(testApp.db)
  return rows
}

/** Fixed seed and number of runs; environment variables change them for a longer search. */
const asked = {
  numRuns: Number(process.env.FUZZ_RUNS ?? sized(8, 50)),
  seed: Number(process.env.FUZZ_SEED ?? 20_261_122),
}

const expectSound = (endpoint: Endpoint, { status, text }: Received) => {
  const known = Object.keys(documented[`/api${endpoint.path}`]?.[endpoint.method.toLowerCase()]?.responses ?? {})
  expect([...known, '204']).toContain(String(status))
  expect(status).toBeLessThan(500)
  if (status >= 400) {
    const problem = JSON.parse(text)
    expect(problem).toMatchObject({ message: expect.any(String), code: expect.any(String) })
    expect(text).not.toMatch(/\bat .+\.(ts|js):\d+/)
  }
}

/** Reads all pages of a list by their `next` links. */
const walk = async (first: string): Promise<unknown[]> => {
  const rows: unknown[] = []
  for (let path: string | undefined = first; path !== undefined; ) {
    const { status, json, headers } = await client.get(path)
    expect([path, status]).toEqual([path, 200])
    rows.push(...json)
    path = /<\/api([^>]+)>/.exec(headers.get('link') ?? '')?.[1]
  }
  return rows
}

const orders = allEndpoints.flatMap(([, { path, list, output }]) =>
  list && (output as z.ZodType).def.type === 'array'
    ? list.sort.flatMap((field) => [
        [path, field],
        [path, `-${field}`],
      ])
    : [],
)

test.each(orders)('%s by %s is the same page by page, by the links, as at once', async (path, sort) => {
  const asked = `${path}?${path === '/bin' ? 'entity=orders&' : ''}sort=${sort}`
  const all = (await client.get(asked)).json
  expect(await walk(`${asked}&perPage=11`)).toEqual(all)
})

test.each(allEndpoints)(
  '%s answers any input with a documented status, and a refusal changes nothing',
  async (_, endpoint) => {
    await startAnew()
    const logged = testApp.logged.length
    let before = await fingerprint()
    await fc.assert(
      fc.asyncProperty(requestTo(endpoint), async (request) => {
        const received = await send(request)
        expectSound(endpoint, received)
        const after = await fingerprint()
        if (received.status >= 400) expect(after).toEqual(before)
        before = after
      }),
      asked,
    )
    expect(testApp.logged.slice(logged)).toEqual([])
  },
)

const unstorable = isWhole ? ['\0', '\ud800', 'a\0b', 'a\udc00b'] : ['a\0b', 'a\udc00b']

/** Returns bodies with an unstorable text in each field, nested, and as a key. */
const unstorableBodies = (names: readonly string[]): string[] =>
  unstorable.flatMap((text) =>
    [
      ...names.map((name) => ({ [name]: text })),
      Object.fromEntries(names.map((name) => [name, text])),
      ...names.map((name) => ({ [name]: [{ [name]: text }, 1] })),
      { nonsense: { [text]: 1 } },
    ].map((body) => JSON.stringify(body)),
  )

const namesOf = ({ body }: Endpoint) => {
  const inner = (body as { def?: { innerType?: typeof body } } | undefined)?.def?.innerType
  return [...new Set([...fieldNames(body), ...fieldNames(inner), 'id', 'nonsense'])]
}

const calls: readonly (readonly [string, Pick<Endpoint, 'method' | 'path'>, readonly string[], readonly string[]])[] = [
  ...allEndpoints.map(
    ([name, endpoint]) =>
      [
        name,
        endpoint,
        endpoint.method === 'GET' || endpoint.accepts ? [] : namesOf(endpoint),
        ['id', 'nonsense', ...fieldNames(endpoint.query), ...Object.keys(endpoint.list?.filters ?? {})],
      ] as const,
  ),
  ...[...openAuthPaths.keys()].map(
    (path) =>
      [
        `auth ${path}`,
        { method: 'POST', path: `/auth${path}` },
        ['email', 'password', 'code', 'response', 'callbackURL', 'rememberMe'],
        ['token'],
      ] as const,
  ),
]

describe('what the database cannot hold', () => {
  beforeAll(startAnew)

  test.each(calls)('%s refuses it, wherever it stands', async (_, { method, path }, names, parameters) => {
    const stranger = await testApp.as(undefined)
    const before = await fingerprint()
    const logged = testApp.logged.length
    const headers = { 'content-type': 'application/json' }
    const requests: Sent[] = [
      ...unstorableBodies(names)
        .filter(() => names.length > 0)
        .map((body) => ({ method, path, headers, body })),
      ...parameters.map((name) => ({ method, path: `${path}?${name}=a%00b`, headers })),
      { method, path: `${path}?%00=1`, headers },
    ]
    for (const request of requests) {
      for (const ask of [send, stranger]) {
        const { status } = await ask(request)
        expect([request, status >= 400 && status < 500]).toEqual([request, true])
      }
    }
    expect(await fingerprint()).toEqual(before)
    expect(testApp.logged.slice(logged)).toEqual([])
  })
})

const writing = allEndpoints.filter(([, { method }]) => method !== 'GET')
/** Endpoints of the same media types share their limit, so one of each is enough. */
const firstOfEach = [...new Map(writing.toReversed().map((each) => [each[1].accepts, each])).values()]

test.each(isWhole ? writing : firstOfEach)('%s refuses a body of 20 MB', async (_, endpoint) => {
  const before = await fingerprint()
  const parameters = { id: '1', list: 'users', entity: 'users', kind: 'invoice', language: 'en' }
  const known = Object.entries(parameters).filter(([name]) => fieldNames(endpoint.query).includes(name))
  const path = `${endpoint.path}?${new URLSearchParams(known)}`
  const size = 20 * 1024 * 1024
  const received = await send({ method: endpoint.method, path, body: 'x'.repeat(size) })
  expectSound(endpoint, received)
  // Some uploads may be larger, but this isn't a valid file.
  const tooLarge = (endpoint.maxBytes ?? 0) >= size ? [400, 422] : [413]
  // Endpoints that accept only some types of files reject its type.
  const refusals = endpoint.acceptsToo ? [415] : tooLarge
  expect(isForPeople(endpoint) ? refusals : [401, ...refusals]).toContain(received.status)
  expect(await fingerprint()).toEqual(before)
})
