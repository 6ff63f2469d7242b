import { allEndpoints, type endpoints } from '@quarterdeck/contract'
import type { Entity } from '@quarterdeck/contract/kit/entities'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldNames, recordSchema } from '../../kit/http/shape.ts'
import type { Client, Json } from '../client.ts'
import type { Given } from './given.ts'

/** Existing record of an entity whose updates return a version. */
export interface UpdateExample {
  /** Reads the record as a client. */
  readonly read: (owner: Client) => Promise<Json>
  /** Two other valid values of a field. */
  readonly change: readonly [Json, Json]
}

/** Entities whose records can be updated. */
type Updated = {
  [Name in Entity]: (typeof endpoints)[Name] extends { readonly update: unknown } ? Name : never
}[Entity]

/** Examples by path: an entity without one does not compile. */
export type UpdateExamples = Readonly<
  Record<
    | Updated
    | 'views'
    | 'company'
    | 'me/profile'
    | 'billing/details'
    | 'invoices/settings'
    | 'invoices/numbering'
    | 'invoices/reminders'
    | 'support/settings'
    | 'analytics/settings'
    | 'mail-texts',
    UpdateExample
  >
>

const updates = allEndpoints.flatMap(([, { method, path, output, body }]) => {
  const isUpdate = method === 'PUT' || method === 'PATCH'
  return isUpdate && fieldNames(recordSchema(output)).includes('version') && !fieldNames(body).includes('id')
    ? [{ method, path, body, kind: path.slice(1) }]
    : []
})

const strictly = { prefer: 'handling=strict' }
const ignoredIn = ({ headers }: { readonly headers: Headers }) => headers.get('x-ignored-fields')
const recordOf = (json: Json) => (json.version === undefined ? Object.values(json)[0] : json) as Json

/** Tests rules for updates of records with versions. */
export const updateTests = ({ as }: Given, examples: UpdateExamples): void => {
  test('the updates of all kinds with versions are looked at', () => {
    expect(Object.keys(examples).sort()).toEqual(updates.map(({ kind }) => kind).sort())
  })

  describe.each(updates)('an update of $path', ({ method, path, body, kind }) => {
    // The test above checks that each kind has one.
    const { read, change } = examples[kind as keyof UpdateExamples]
    const put = (owner: Client, sent: Json, headers = {}) =>
      owner[method === 'PUT' ? 'put' : 'patch'](path, sent, headers)

    test('with the record as it was read changes nothing, and ignores nothing', async () => {
      const owner = await as('owner')
      const record = await read(owner)
      const reply = await put(owner, record, strictly)
      expect([reply.status, ignoredIn(reply), reply.json.fields]).toEqual([200, null, undefined])
      expect(recordOf(reply.json).version).toBe(record.version)
      expect(reply.headers.get('x-change-batch')).toBeNull()
    })

    test('with a field changed in it changes that alone', async () => {
      const owner = await as('owner')
      const record = await read(owner)
      const reply = await put(owner, { ...record, ...change[0] }, strictly)
      expect([reply.status, ignoredIn(reply), reply.json.fields]).toEqual([200, null, undefined])
      expect(reply.headers.get('x-change-batch')).toEqual(expect.any(String))
      const changed = recordOf(reply.json)
      expect(changed.version).toBe(record.version + 1)
      expect(changed.details ?? changed).toMatchObject(change[0])
    })

    test('with a control character in a text is refused at its field, and changes nothing', async () => {
      const owner = await as('owner')
      const record = await read(owner)
      const texts = fieldNames(body).filter((field) => typeof record[field] === 'string')
      const { properties = {} } = z.toJSONSchema(body ?? z.object(), { unrepresentable: 'any', io: 'input' })
      const hasTexts = Object.values(properties).some((field) => {
        const isWhole = typeof field === 'object' && field.type !== 'object' && field.type !== 'array'
        return isWhole && JSON.stringify(field).includes('"string"')
      })
      expect(texts.length > 0).toBe(hasTexts)
      const reply = await put(owner, { ...record, ...Object.fromEntries(texts.map((field) => [field, 'a\u001bb'])) })
      expect([reply.status, Object.keys(reply.json.fields ?? {}).sort()]).toEqual([
        hasTexts ? 422 : 200,
        texts.toSorted(),
      ])
      const after = await put(owner, record)
      expect([after.status, recordOf(after.json).version]).toEqual([200, record.version])
    })

    test('with the version in it is refused where somebody else changed the same since', async () => {
      const owner = await as('owner')
      const record = await read(owner)
      const ours = await put(owner, { ...record, ...change[0] })
      const theirs = await put(owner, { ...record, ...change[1] })
      expect([ours.status, theirs.status, theirs.json.conflicts]).toEqual([
        200,
        409,
        expect.arrayContaining([Object.keys(change[1])[0]]),
      ])
      expect((await put(owner, { ...record, ...change[1], version: 'x' })).json.fields.version.code).toBe('type')
      const both = await put(owner, { ...record, ...change[1] }, { 'if-match': `"${record.version + 1}"` })
      expect(both.status).toBe(400)
      const now = { ...record, ...change[1], version: record.version + 1 }
      expect((await put(owner, now, { 'if-match': `"${now.version}"` })).status).toBe(200)
    })
  })

  describe('what a write does not take', () => {
    test('is named: what is unknown, and what is computed where it is not so', async () => {
      const owner = await as('owner')
      const order = (await owner.get('/orders?id=7')).json
      const body = {
        ...order,
        totalAmount: 1,
        subTotalAmount: order.subTotalAmount,
        statsu: 'Cancelled',
        payment: { ...order.payment, foo: 1 },
        items: order.items.map((item: Json) => ({ ...item, size: 'L' })),
      }
      const names = ['payment.foo', ...order.items.map((_: Json, index: number) => `items.${index}.size`), 'statsu']
      const lenient = await owner.patch('/orders', body)
      expect([lenient.status, ignoredIn(lenient)]).toEqual([200, [...names, 'totalAmount'].join(', ')])
      expect(lenient.json.order).toEqual(order)
      const unknown = await owner.patch('/orders', body, strictly)
      expect([unknown.status, Object.keys(unknown.json.fields)]).toEqual([422, names])
      expect(unknown.headers.get('preference-applied')).toBe('handling=strict')

      const computed = { ...order, taxAmount: order.taxAmount + 1, totalAmount: order.totalAmount + 2 }
      const refused = await owner.patch('/orders', computed, strictly)
      expect([refused.status, refused.json.fields]).toEqual([
        422,
        { totalAmount: { code: 'read_only', message: expect.any(String) } },
      ])
      expect((await owner.get('/orders?id=7')).json).toEqual(order)
      for (const totalAmount of [order.totalAmount, order.totalAmount + 1]) {
        const now = (await owner.get('/orders?id=7')).json
        const taken = await owner.patch('/orders', { ...now, taxAmount: order.taxAmount + 1, totalAmount }, strictly)
        expect([taken.status, ignoredIn(taken)]).toEqual([200, null])
        await owner.patch('/orders?id=7', { taxAmount: order.taxAmount })
      }
    })

    test('is named of what is created, in every part of it, and where nothing at all is taken', async () => {
      const owner = await as('owner')
      const invoice = { customer: { id: 3 }, products: [{ id: 1, title: 'A', quantity: 2, price: 5, total: 11 }] }
      const wrong = { ...invoice, id: 'INV-900', totalAmount: 10, billingAddress: { town: 'X' } }
      const lenient = await owner.post('/invoices', wrong)
      expect([lenient.status, ignoredIn(lenient)]).toEqual([201, 'billingAddress.town, products.0.total, id'])
      const count = (await owner.get('/invoices')).json.length
      const { status, json } = await owner.post('/invoices', { ...invoice, totalAmount: 11 }, strictly)
      expect([status, Object.keys(json.fields)]).toEqual([422, ['products.0.total', 'totalAmount']])
      expect((await owner.get('/invoices')).json).toHaveLength(count)
      invoice.products[0] = { ...invoice.products[0], total: 10 } as (typeof invoice.products)[0]
      expect((await owner.post('/invoices', { ...invoice, totalAmount: 10 }, strictly)).status).toBe(201)

      const settings = await owner.put('/me/settings', { foo: 1 })
      expect([settings.status, ignoredIn(settings)]).toEqual([200, 'foo'])
      const seen = await owner.post('/notes/mentions/seen', { foo: 1 })
      expect([seen.status, ignoredIn(seen)]).toEqual([200, 'foo'])
      expect((await owner.post('/notes/mentions/seen', { foo: 1 }, strictly)).status).toBe(422)
    })

    test('is told beside the other preferences, and a repeated request is told again', async () => {
      const owner = await as('owner')
      const prefer = 'wait=10, Handling="strict"; x, return=minimal'
      const minimal = await owner.put('/users?id=9', { phone: '1' }, { prefer })
      expect([minimal.status, minimal.headers.get('preference-applied')]).toEqual([
        204,
        'return=minimal, handling=strict',
      ])
      const lenient = await owner.put('/users?id=9', { foo: 1 }, { prefer: 'return=minimal, handling=lenient' })
      expect([lenient.status, ignoredIn(lenient)]).toEqual([204, 'foo'])
      const key = { 'idempotency-key': 'once' }
      const created = [1, 2].map(() => owner.post('/users', { name: 'A', email: 'a@b.example', foo: 1 }, key))
      for (const reply of await Promise.all(created)) expect([reply.status, ignoredIn(reply)]).toEqual([201, 'foo'])
    })

    test('does not hide which record is meant', async () => {
      const owner = await as('owner')
      expect((await owner.put('/users?id=9', { id: 9, phone: '1' }, strictly)).status).toBe(200)
      for (const id of [8, '8', [9], null]) {
        expect((await owner.put('/users?id=9', { id, phone: '2' })).status).toBe(400)
      }
      expect((await owner.patch('/orders?id=7&id=8', { taxAmount: 1 })).status).toBe(400)
      expect((await owner.del('/users?id=8&id=9')).status).toBe(400)
      expect((await owner.del('/users?id=9', { ids: [8] })).status).toBe(400)
      const parameter = await owner.del('/users?id=9', { idz: [8] })
      expect([parameter.status, ignoredIn(parameter)]).toEqual([200, 'idz'])
      expect((await owner.get('/users?id=8')).json.version).toBe(1)
    })
  })
}
