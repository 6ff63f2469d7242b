import { kinds } from '@quarterdeck/contract/kinds'
import { type Entity, factsOf, isEntity } from '@quarterdeck/contract/kit/entities'
import { typeOf } from '@quarterdeck/contract/kit/field-type'
import type { Kind } from '@quarterdeck/contract/kit/kind'
import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given } from './given.ts'

interface Subject {
  readonly entity: Entity
  readonly kind: Kind
  /** Path of the endpoint. */
  readonly path: string
  /** Path of the kind's list. */
  readonly list: string
}

/** Keys of no record, some of them malformed. */
const nobody = [
  ...['999999', 'abc', '-1', '0', '1e9', '1.5', '5e-324', '99999999999'],
  ...['1%20or%201=1', 'INV-999', 'INV-1%27'],
]

const noBodies = [undefined, '', 'null', '[]', '{', '"text"', '12']
const noIds = [undefined, {}, { ids: [] }, { ids: 'all' }, 'nonsense']

const nextOf = ({ headers }: { readonly headers: Headers }): string | undefined =>
  /<\/api([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]

const idsIn = (json: readonly Json[]) => json.map(({ id }) => id)

/** Returns the ids on all pages of a list, in order. */
const walk = async (client: Client, first: string) => {
  const walked: unknown[] = []
  for (let path: string | undefined = first; path; ) {
    const reply = await client.get(path)
    walked.push(...idsIn(reply.json))
    path = nextOf(reply)
  }
  return walked
}

/** Returns sort orders that contain each sort field once, two at a time. */
const ordersOf = ({ list }: Kind): readonly string[] =>
  list.sort
    .flatMap((name, index) => (index % 2 === 0 ? [[name, ...list.sort.slice(index + 1, index + 2)]] : []))
    .map(([first, second]) => (second === undefined ? `-${first}` : `${second},-${first}`))

const notFound = (entity: Entity) => `${factsOf(entity).title} not found`

const listTests = ({ as }: Given, { kind, path }: Subject) => {
  test('answers pages with their total and the next one, and nothing beyond the last', async () => {
    const owner = await as('owner')
    const all = (await owner.get(path)).json
    const half = Math.max(1, Math.ceil(all.length / 2))
    const first = await owner.get(`${path}?page=1&perPage=${half}`)
    expect(idsIn(first.json)).toEqual(idsIn(all).slice(0, half))
    expect(first.headers.get('x-total-count')).toBe(String(all.length))
    expect(first.headers.get('x-total-count-exact')).toBe('true')
    expect(first.headers.has('link')).toBe(all.length > half)
    const last = await owner.get(`${path}?page=2&perPage=${half}`)
    expect([idsIn(last.json), last.headers.has('link')]).toEqual([idsIn(all).slice(half), false])
    expect((await owner.get(`${path}?page=3&perPage=${half}`)).json).toEqual([])
  })

  test('is walked by cursors, each record once, in any order', async () => {
    const owner = await as('owner')
    for (const sort of ordersOf(kind)) {
      const whole = idsIn((await owner.get(`${path}?sort=${sort}`)).json)
      const perPage = Math.max(1, Math.ceil(whole.length / 3))
      const walked = await walk(owner, `${path}?perPage=${perPage}&sort=${sort}`)
      expect([sort, walked]).toEqual([sort, whole])
      expect(new Set(walked).size).toBe(whole.length)
    }
  })

  test('answers only the fields asked for', async () => {
    const { json } = await (await as('owner')).get(`${path}?fields=id,version&perPage=1`)
    for (const record of json) expect(Object.keys(record).toSorted()).toEqual(['id', 'version'])
  })

  test('refuses parameters that it does not know by their names', async () => {
    const owner = await as('owner')
    const wrong = [
      'page=0',
      'page=x',
      'perPage=201',
      'sort=password',
      'fields=password',
      'after=nonsense',
      'nonsense=1',
    ]
    for (const parameter of wrong) {
      const { status, json } = await owner.get(`${path}?${parameter}`)
      expect([parameter, status]).toEqual([parameter, 400])
      expect(json.message).toContain(parameter.split('=')[0])
    }
    if (kind.list.search) expect((await owner.get(`${path}?q=%00`)).status).toBe(400)
  })
}

const readTests = ({ as }: Given, { entity, path, list }: Subject) => {
  test('answers one with its version, as the list has it', async () => {
    const owner = await as('owner')
    const listed = (await owner.get(`${list}?perPage=1`)).json
    for (const record of listed) {
      const { json, headers } = await owner.get(`${path}?id=${record.id}`)
      expect(json).toMatchObject(record)
      expect(headers.get('etag')).toMatch(new RegExp(`^"${record.version}-`))
    }
  })

  test('does not find one by a key that none has', async () => {
    const owner = await as('owner')
    for (const id of nobody) {
      const { status, json } = await owner.get(`${path}?id=${id}`)
      expect([id, status, json.message]).toEqual([id, 404, notFound(entity)])
    }
  })
}

const createTests = ({ as }: Given, { path }: Subject) => {
  test('refuses what is no body', async () => {
    const owner = await as('owner')
    for (const body of noBodies) {
      const { status, json } = await owner.post(path, body)
      expect({ body, status, message: json.message }).toEqual({ body, status: 400, message: 'Invalid request' })
    }
  })
}

const updateTests = ({ as }: Given, { entity, kind, path, list }: Subject) => {
  test('needs a body, and a record that there is', async () => {
    const owner = await as('owner')
    const send = kind.endpoints.update?.method === 'PUT' ? owner.put : owner.patch
    const [record = { id: 1 }] = (await owner.get(`${list}?perPage=1`)).json
    const [field = ''] = Object.keys(kind.patch?.shape ?? {})
    const change = { [field]: record[field] }
    for (const reply of [await send(`${path}?id=${record.id}`), await send(path, change)])
      expect([reply.status, reply.json.message]).toEqual([400, 'Invalid request'])
    for (const id of nobody) {
      const { status, json } = await send(`${path}?id=${id}`, change)
      expect([id, status, json.message]).toEqual([id, 404, notFound(entity)])
    }
  })
}

const removeTests = ({ as }: Given, { entity, kind, path }: Subject) => {
  test('needs records that there are', async () => {
    const owner = await as('owner')
    // As specified.
    const message = entity === 'products' ? 'User not found' : notFound(entity)
    for (const id of nobody) {
      const { status, json } = await owner.del(`${path}?id=${id}`)
      expect([id, status, json.message]).toEqual([id, 404, message])
    }
    if (!kind.endpoints.remove?.body) return
    for (const body of noIds) {
      const { status, json } = await owner.del(path, body)
      expect([body, status, json.message]).toEqual([body, 400, 'Invalid request'])
    }
    const several = await owner.del(path, { ids: [999_999, 'x'] })
    expect([several.status, several.json.message]).toEqual([404, message])
  })
}

/** Choices that can be filtered by but have no counts; in other fields, some records have no value. */
const uncounted: { readonly [Name in Entity]?: readonly string[] } = {
  orders: ['bill', 'buyer', 'returnCause'],
  products: ['sizeInStock'],
  invoices: ['order'],
  tickets: ['lastFrom'],
}

const facetTests = ({ as }: Given, { entity, kind, path, list }: Subject) => {
  test('counts each record once by each choice and country', async () => {
    const owner = await as('owner')
    const { json } = await owner.get(path)
    const total = (await owner.get(list)).json.length
    const choices = Object.entries(kind.list.filters).flatMap(([name, filter]) =>
      filter.kind === 'choice' || typeOf(kind, name) === 'country' ? [name] : [],
    )
    const counted = Object.keys(json)
    const others = uncounted[entity]
    expect([...counted, ...(others ?? [])].toSorted()).toEqual(choices.toSorted())
    for (const name of counted) {
      const sum = Object.values<number>(json[name]).reduce((counts, count) => counts + count, 0)
      expect([name, others ? Math.max(sum, total) : sum]).toEqual([name, total])
    }
  })
}

const exportTests = ({ as }: Given, { kind, path, list }: Subject) => {
  test('writes a file of those that match, with the usual columns', async () => {
    const owner = await as('owner')
    const all = (await owner.get(list)).json
    const { text } = await owner.get(`${path}?fields=id`)
    expect(
      text
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\r\n'),
    ).toEqual(['id', ...idsIn(all).map(String)])
    const [head] = (await owner.get(path)).text.replace(/^\uFEFF/, '').split('\r\n')
    expect(head).toBe(kind.exported?.join())
    const one = (await owner.get(`${path}?fields=id&ids=${all[0].id}`)).text
    expect(
      one
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\r\n'),
    ).toEqual(['id', String(all[0].id)])
  })
}

const verbs = {
  list: listTests,
  read: readTests,
  create: createTests,
  update: updateTests,
  remove: removeTests,
  facets: facetTests,
  export: exportTests,
} as const

/** Endpoints with other responses in the specification, tested by their kinds. */
const otherwise: ReadonlySet<string> = new Set(['orders.read'])

/** Returns the tests for an endpoint that all kinds have; undefined for other endpoints. */
export const kindTests = (given: Given, name: string): (() => void) | undefined => {
  const [entity = '', verb = ''] = name.split('.')
  if (!isEntity(entity) || !Object.hasOwn(verbs, verb) || otherwise.has(name)) return undefined
  const kind: Kind = kinds[entity]
  const [path, list] = [kind.endpoints[verb]?.path, kind.endpoints.list?.path]
  if (path === undefined || list === undefined) return undefined
  return () => verbs[verb as keyof typeof verbs](given, { entity, kind, path, list })
}
