import { allEndpoints } from '@quarterdeck/contract'
import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import { fieldProblems } from '@quarterdeck/contract/kit/issues'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { clientOf } from '../../testing/client.ts'
import { addressOf, example } from '../../testing/example.ts'
import type { Send } from '../../testing/home.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { ignoredFields, ignoredHeader } from './ignored.ts'
import { fieldNames } from './shape.ts'

let testApp: TestApp
let send: Send

beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  send = await testApp.as('admin@quarterdeck.test')
})
afterAll(() => testApp.close())

const json = { 'content-type': 'application/json' }

const ask = ({ method }: Endpoint, path: string, body?: unknown) =>
  clientOf((request) => send({ ...request, method }))[method === 'GET' ? 'get' : 'post'](path, body as never)

const writing = allEndpoints.filter(([, { method, accepts }]) => method !== 'GET' && !accepts)
const withBody = writing.flatMap(([name, { body }]) => (body ? [[name, body] as const] : []))

test.each(withBody)('%s: an unknown field is named wherever it is put', (_, body) => {
  const objects: Record<string, unknown>[] = []
  const sent = example(body, { onObject: (value) => objects.push(value) }) as Record<string, unknown>
  expect(body.safeParse(sent).error).toBeUndefined()
  expect(ignoredFields(body, sent)).toEqual([])
  expect(objects).toContain(sent)

  for (const object of objects) {
    object.zzz = { deep: 1 }
    const { error } = body.safeParse(sent)
    const named = error
      ? Object.entries(fieldProblems(error.issues)).map(([path, { code }]) => [path, code])
      : ignoredFields(body, sent).map(({ path }) => [path.join('.'), 'unknown_field'])
    expect(named).toEqual([[expect.stringMatching(/(^|\.)zzz$/), 'unknown_field']])
    delete object.zzz
  }
})

/** Returns a digest of each table. */
const fingerprint = async (): Promise<unknown> => {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(
    testApp.db,
  )
  const digests = tables
    // Sessions record their last use, and failed attempts are always counted.
    .filter(({ name }) => !['session', 'sessions', 'tries', 'rateLimit'].includes(name))
    .map(
      ({ name }) => sql`select ${name} as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest
      from ${sql.table(name)} t`,
    )
  return (await sql`${sql.join(digests, sql` union all `)} order by 1`.execute(testApp.db)).rows
}

test('every write that is asked strictly refuses an unknown field, beside what else is wrong, and changes nothing', async () => {
  const before = await fingerprint()
  for (const [name, endpoint] of writing) {
    const sent = endpoint.body ? (example(endpoint.body) as object) : {}
    const request = {
      method: endpoint.method,
      path: addressOf(endpoint),
      headers: { ...json, prefer: 'handling=strict' },
    }
    const { status, text, headers } = await send({ ...request, body: JSON.stringify({ ...sent, zzz: 1 }) })
    const { fields } = JSON.parse(text)
    expect([name, status, fields]).toEqual([name, 422, { zzz: { code: 'unknown_field', message: 'Unknown field' } }])
    expect([name, headers.get('preference-applied')]).toEqual([name, 'handling=strict'])
  }
  expect(await fingerprint()).toEqual(before)
})

test('every call refuses a parameter that it does not know, and two values where it takes one', async () => {
  const before = await fingerprint()
  // Endpoints that check a secret reject the request before.
  for (const [name, endpoint] of allEndpoints.filter(([, { needs }]) => needs !== 'inbound-secret')) {
    const address = addressOf(endpoint)
    const unknown = await ask(endpoint, `${address}&zzz=1`)
    expect([name, unknown.status, unknown.json.message]).toEqual([name, 400, 'Unknown parameter zzz'])
    const single = [...fieldNames(endpoint.query), ...(endpoint.list ? ['page', 'sort', 'fields'] : [])]
    for (const parameter of single) {
      const own = new URLSearchParams(address.split('?')[1])
      own.delete(parameter)
      own.append(parameter, '1')
      own.append(parameter, '1')
      const repeated = await ask(endpoint, `${endpoint.path}?${own}`)
      const message = `${parameter} takes one value`
      expect([name, repeated.status, repeated.json.message]).toEqual([name, 400, message])
    }
  }
  expect(await fingerprint()).toEqual(before)
})

test('a JSON body is called JSON or nothing, and a file is not wrapped in a form', async () => {
  const sent = { method: 'PUT', path: '/users?id=3', body: JSON.stringify({ phone: '1' }) }
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml', 'json']) {
    for (const body of [sent.body, 'phone=1']) {
      const { status, text } = await send({ ...sent, body, headers: { 'content-type': type } })
      expect([type, body, status, JSON.parse(text).code]).toEqual([type, body, 415, 'media_type'])
    }
  }
  for (const type of [
    'application/json',
    'Application/JSON; charset=utf-8',
    'application/merge-patch+json',
    'text/plain',
  ]) {
    expect([type, (await send({ ...sent, headers: { 'content-type': type } })).status]).toEqual([type, 200])
  }
  const bytes = new TextEncoder().encode(sent.body)
  expect((await send({ ...sent, body: bytes })).status).toBe(200)
  const file = { method: 'POST', path: '/imports?entity=users&fileName=a.csv', body: 'name,email\nA,a@example.com' }
  const wrapped = await send({ ...file, headers: { 'content-type': 'multipart/form-data; boundary=x' } })
  expect(wrapped.status).toBe(415)
  expect((await send({ ...file, headers: { 'content-type': 'application/x-www-form-urlencoded' } })).status).toBe(201)
})

test('a change of nothing is none, wherever one is made', async () => {
  const paths = ['/users?id=3', '/products?id=3', '/invoices?id=INV-003', '/tickets?id=3']
  const before = await fingerprint()
  for (const [method, path] of [...paths.map((each) => ['PUT', each]), ['PATCH', '/orders?id=3']] as const) {
    const { status, headers } = await send({
      method,
      path,
      headers: { ...json, prefer: 'handling=strict' },
      body: '{}',
    })
    expect([path, status, headers.get('etag') !== null]).toEqual([path, 200, true])
  }
  expect(await fingerprint()).toEqual(before)
})

test('what a schema takes is found through whatever it is made of', () => {
  const inner = z.object({ a: z.string() })
  const named = (schema: z.ZodType, sent: Record<string, unknown>) =>
    ignoredFields(schema, sent).map(({ path }) => path.join('.'))
  const sent = { of: { a: 'x', b: 1 } }
  const all = [
    inner.optional(),
    inner.nullable().default(null),
    inner.readonly(),
    inner.transform(({ a }) => a),
    z.preprocess((value) => value, inner),
    z.lazy(() => inner),
    z.union([z.string(), z.object({ c: z.string() }), inner]),
    z.intersection(inner, z.object({ c: z.string().optional() })),
  ]
  for (const of of all) expect(named(z.object({ of }), sent)).toEqual(['of.b'])
  const open = [z.looseObject({ a: z.string() }), z.unknown(), z.any(), z.record(z.string(), z.unknown()), z.custom()]
  for (const of of open) expect(named(z.object({ of }), sent)).toEqual([])
  expect(named(z.object({ of: z.object({ a: z.string() }).catchall(inner) }), { of: { a: 'x', b: sent.of } })).toEqual([
    'of.b.b',
  ])
  expect(named(z.object({ of: z.record(z.string(), inner) }), { of: sent })).toEqual(['of.of.b'])
  expect(named(z.object({ of: z.tuple([z.string(), inner]) }), { of: ['x', sent.of] })).toEqual(['of.1.b'])
  expect(named(z.object({ of: z.array(inner) }), { of: [{ a: 'x' }, sent.of] })).toEqual(['of.1.b'])
  expect(named(inner, JSON.parse('{"a":"x","__proto__":1,"constructor":2}'))).toEqual(['__proto__', 'constructor'])
})

test('a header of names is safe and short, whatever the fields are called', () => {
  const name = (...path: string[]) => ignoredHeader([{ path, value: 1 }])
  expect(name('products', '0', 'total')).toBe('products.0.total')
  expect(name('a.b', 'c,d', 'é\r\n"')).toBe('a%2Eb.c%2Cd.%C3%A9%0D%0A%22')
  expect(name('')).toBe('""')
  expect(name('\ud800')).toBe('%EF%BF%BD')
  expect(name('x'.repeat(100_000)).length).toBeLessThan(100)
  const many = Array.from({ length: 100_000 }, (_, index) => ({ path: ['€'.repeat(60), String(index)], value: 1 }))
  expect(ignoredHeader(many).length).toBeLessThan(2100)
  expect(ignoredHeader(many)).toMatch(/, \.\.\.$/)
})
