import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import fc from 'fast-check'
import type { z } from 'zod'
import { fieldNames } from '../kit/http/shape.ts'
import type { Sent } from './home.ts'

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    '\0',
    '\ud800',
    "'; drop table users; --",
    '{{7*7}}',
    '../../../etc/passwd',
    '<script>alert(1)</script>',
    '%00',
    '\\',
    '%',
    -1,
    0,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER + 1,
    2_147_483_648,
    'x'.repeat(100_000),
    '2026-13-45',
    '9999-12-31',
    '10000-01-01',
    '+275760-09-13T00:00:00.000Z',
    null,
    true,
    [],
    {},
    [[[[]]]],
    { toString: 1, __proto__: { admin: true }, constructor: 5 },
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue(),
)

const malformed = fc.constantFrom(
  '',
  '{',
  '{"a":1,}',
  'null',
  '[]',
  '12',
  '"text"',
  '{"price": NaN}',
  '{"price": 1e999, "ids": [1e999], "name": -1e999}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `{"name": ${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
  '\u0000',
  'a=1&b=2',
)

/** Relevant parts of a schema's definition. */
interface Def {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly options?: readonly z.ZodType[]
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly valueType?: z.ZodType
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly unknown[]
}

const likely = fc.constantFrom<unknown>(
  '1',
  'INV-001',
  1,
  0,
  5.25,
  true,
  'orders',
  '2026-02-03',
  'q=a%00b',
  'status=New',
)

/** Generates a value of the right shape with arbitrary leaves. */
const shaped = (schema: z.ZodType): fc.Arbitrary<unknown> => {
  const def = schema.def as unknown as Def
  const inner = def.innerType ?? def.in
  if (inner) return shaped(inner)
  if (def.shape) return fc.record(Object.fromEntries(Object.entries(def.shape).map(([name, of]) => [name, leaf(of)])))
  if (def.options) return fc.oneof(...def.options.map(shaped))
  if (def.element) return fc.array(leaf(def.element), { maxLength: 3 })
  if (def.valueType)
    return fc.dictionary(fc.oneof(fc.constantFrom('status', 'id', '\0'), fc.string()), leaf(def.valueType))
  if (def.entries) return fc.constantFrom(...Object.values(def.entries))
  if (def.values) return fc.constantFrom(...def.values)
  return fc.oneof(likely, nasty)
}

/** Generates a leaf, sometimes of a wrong type or missing. */
const leaf = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: shaped(schema) }, { weight: 1, arbitrary: nasty }, fc.constant(undefined))

const bodyFor = ({ body }: Endpoint) => {
  const inner = (body as { def?: { innerType?: typeof body } } | undefined)?.def?.innerType
  const names = [...fieldNames(body), ...fieldNames(inner), 'id', 'ids', 'nonsense', '__proto__']
  const object = fc.dictionary(fc.constantFrom(...names), nasty, { maxKeys: 6 })
  return fc.oneof(
    { weight: 1, arbitrary: malformed },
    { weight: 4, arbitrary: object.map((value) => JSON.stringify(value)) },
    { weight: body ? 6 : 0, arbitrary: (body ? shaped(body) : nasty).map((value) => JSON.stringify(value) ?? '') },
  )
}

const parametersFor = (endpoint: Endpoint): fc.Arbitrary<Record<string, string>> => {
  const { query, list } = endpoint
  const known = [
    'page',
    'perPage',
    'after',
    'sort',
    'q',
    'fields',
    'id',
    'nonsense',
    ...Object.keys(list?.filters ?? {}),
  ]
  const names = [
    ...known,
    ...fieldNames(query),
    ...known.flatMap((name) => [`${name}.gte`, `${name}.lt`, `${name}.empty`]),
  ]
  const values = nasty.map((value) =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 2000),
  )
  const any = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(values, fc.constantFrom('1', '-name', 'Active', 'true', 'INV-001', '9999-12-31')),
    { maxKeys: 4 },
  )
  if (list) return fc.oneof({ weight: 4, arbitrary: any }, { weight: 1, arbitrary: cursorFor(endpoint) })
  // An unknown parameter would be rejected before the others are read.
  const own = fc.dictionary(fc.constantFrom(...(query ? fieldNames(query) : ['id'])), values, { maxKeys: 4 })
  return fc.oneof({ weight: 4, arbitrary: own }, { weight: 1, arbitrary: any })
}

/** Generates cursors as a client might forge them: of the right shape, with arbitrary content. */
const cursorFor = ({ list }: Endpoint) =>
  fc
    .record({
      field: fc.constantFrom(...(list?.sort ?? ['id'])),
      desc: fc.boolean(),
      values: fc.array(cursorValue, { minLength: 1, maxLength: 3 }),
    })
    .map(({ field, desc, values }) => {
      const sort = desc ? `-${field}` : field
      const after = Buffer.from(JSON.stringify([[sort], values])).toString('base64url')
      return { sort, after }
    })
const cursorValue = fc.constantFrom(
  '1',
  '\0',
  '\ud800',
  'abc',
  '',
  '1e400',
  'infinity',
  '2026-13-45',
  '99999999999999999999',
  'now',
  'x y',
)

const header = fc.string({ unit: fc.constantFrom(...'"*W/0123456789abc ='), maxLength: 30 })

/** Generates requests to an endpoint; few are valid. */
export const requestTo = (endpoint: Endpoint): fc.Arbitrary<Sent> =>
  fc
    .record({
      parameters: parametersFor(endpoint),
      body: bodyFor(endpoint),
      ifMatch: fc.option(header),
      key: fc.option(header),
    })
    .map(({ parameters, body, ifMatch, key }) => ({
      method: endpoint.method,
      path: `${endpoint.path}?${new URLSearchParams(Object.entries(parameters).map(([n, v]): [string, string] => [n, v.toWellFormed()]))}`,
      headers: {
        'content-type': 'application/json',
        ...(ifMatch === null ? {} : { 'if-match': ifMatch }),
        ...(key === null || key.trim() === '' ? {} : { 'idempotency-key': key }),
      },
      ...(endpoint.method === 'GET' ? {} : { body }),
    }))
