import { allEndpoints } from '@quarterdeck/contract'
import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldNames } from './kit/http/shape.ts'
import { type Client, clientOf, type Json } from './testing/client.ts'
import { addressOf, example } from './testing/example.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

/** Invalid values of the right type by field name, with the codes of the rejections. */
const bad: Readonly<Record<string, readonly [value: unknown, ...codes: string[]]>> = {
  timeZone: ['Mars/Base', 'time_zone'],
  taxRate: [9.97555, 'decimals'],
  shippingTaxRate: [9.97555, 'decimals'],
  invoiceTaxRate: [9.97555, 'decimals'],
  quantity: [0.00001, 'decimals'],
  price: [0.00001, 'decimals'],
  stock: [2.5, 'whole'],
  stockBy: [2.5, 'whole'],
  pieces: [2.5, 'whole'],
  vatId: ['DE136695977', 'vat_id'],
  taxId: ['DE136695977', 'vat_id'],
  // The unit of a series is a unit of time.
  unit: ['QQQ', 'unknown_unit', 'choice'],
}
/** Unassigned country code; `address` of a user is a country, too. */
const noCountry = { country: 'XX', address: 'XX' }

interface Wrong {
  readonly path: string
  readonly body: unknown
  readonly codes: readonly string[]
}

/** Returns the body with one invalid field, for each of its fields with such a name. */
const wrongOnes = (body: unknown, isCountry: (path: string) => boolean, path = ''): readonly Wrong[] => {
  if (typeof body !== 'object' || body === null) return []
  const with_ = (key: string, value: unknown) =>
    Array.isArray(body) ? body.map((each, index) => (String(index) === key ? value : each)) : { ...body, [key]: value }
  return Object.entries(body).flatMap(([key, value]): readonly Wrong[] => {
    const at = path === '' ? key : `${path}.${key}`
    const below = wrongOnes(value, isCountry, at).map((each) => ({ ...each, body: with_(key, each.body) }))
    const found = bad[key]
    const country: unknown = key in noCountry && isCountry(at) ? Reflect.get(noCountry, key) : undefined
    return [
      ...below,
      ...(found && typeof value !== 'object'
        ? [{ path: at, body: with_(key, found[0]), codes: found.slice(1) as string[] }]
        : []),
      ...(country ? [{ path: at, body: with_(key, country), codes: ['country', 'choice'] }] : []),
    ]
  })
}

const likely = ['DE136695976', 'C62', 'Europe/Berlin', 'Germany', '2040-02-03']
const exampleOf = ({ body }: Endpoint) => (body ? example(body, { first: likely }) : undefined)

let testApp: TestApp
let owner: Client
beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.reset()
  owner = clientOf(await testApp.as('admin@quarterdeck.test'))
})
afterAll(() => testApp.close())

const send = (client: Client, { method, path, query }: Endpoint, body: unknown) =>
  client[method === 'DELETE' ? 'del' : (method.toLowerCase() as 'post' | 'put')](
    addressOf({ path, query }, { first: path.startsWith('/invoices') ? ['INV-003'] : [] }),
    body,
  )

const cases = allEndpoints
  .filter(([, { method }]) => method !== 'GET')
  .flatMap(([name, endpoint]) =>
    wrongOnes(exampleOf(endpoint), (path) => path.endsWith('country') || endpoint.path.startsWith('/users')).map(
      (wrong) => [name, wrong.path, endpoint, wrong] as const,
    ),
  )

test.each(cases)('%s refuses what cannot be in %s, in words and at the field', async (_, __, endpoint, wrong) => {
  const { status, json } = await send(owner, endpoint, wrong.body)
  expect([status, Object.keys(json.fields ?? {})]).toEqual([422, expect.arrayContaining([wrong.path])])
  const { code, message }: Json = json.fields[wrong.path]
  expect(wrong.codes).toContain(code)
  expect(message).not.toMatch(/^Invalid input/)
})

test('each such field is among them', () => {
  const names = new Set(cases.map(([, path]) => path.split('.').at(-1)))
  expect([...Object.keys(bad), ...Object.keys(noCountry)].filter((name) => !names.has(name))).toEqual([])
})

const zoned = allEndpoints.filter(
  ([, { method, query }]) => method === 'GET' && query && fieldNames(query).includes('zone'),
)

test.each(zoned)('%s is told of no zone that there is none of', async (_, { path, query }) => {
  const address = addressOf({ path, query }).replace(/zone=[^&]*/, 'zone=Mars%2FBase')
  const { status, json } = await owner.get(address)
  expect([status, json.message]).toEqual([400, expect.stringContaining('zone')])
})

test.each([
  ['users', { address: ['XX', 'country'] }],
  ['products', { price: [0.00001, 'decimals'], discount: [9.97555, 'decimals'], stock: [2.5, 'whole'] }],
] as const)('cells and pastes of %s are refused so as well, each by itself', async (entity, fields) => {
  const change = Object.fromEntries(Object.entries(fields).map(([field, [value]]) => [field, value]))
  const { json } = await owner.post('/edits', { entity, edits: [{ id: '1', change }] })
  const refused = json.refused.map(({ field, code }: Json) => [field, code])
  expect([json.records, refused.toSorted()]).toEqual([
    [],
    Object.entries(fields)
      .map(([field, [, code]]) => [field, code])
      .toSorted(),
  ])
})

const imported = async (entity: string, rows: readonly string[]) => {
  const path = `/imports?entity=${entity}&fileName=a.csv`
  const { id, mapping } = (await owner.post(path, rows.join('\r\n'), { 'content-type': 'text/csv' })).json
  await owner.put(`/imports?id=${id}`, { mapping })
  return (await owner.get(`/imports/rejected?id=${id}`)).json.map(({ row, problems }: Json) => [
    row,
    ...problems.map(({ column, code }: Json) => [column, code]),
  ])
}

test('rows of files are refused so as well, with their columns', async () => {
  const products = ['code,title,price,unit,stock', 'B-1,a,0.00001,C62,1', 'B-2,b,1,QQQ,1', 'B-3,c,1,C62,2.5']
  expect(await imported('products', products)).toEqual([
    [2, ['price', 'decimals']],
    [3, ['unit', 'unknown_unit']],
    [4, ['stock', 'whole']],
  ])
  const people = ['name,email,country,vat', 'a,a@example.com,XX,', 'b,b@example.com,DE,DE136695977']
  expect(await imported('users', people)).toEqual([
    [2, ['country', 'country']],
    [3, ['vat', 'vat_id']],
  ])
})
