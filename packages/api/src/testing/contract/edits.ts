import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'

const apply = (client: Client, edits: readonly object[], entity = 'products') =>
  client.post('/edits', { entity, edits })

export const editTests = ({ as }: Given): Tests<'edits'> => ({
  apply: () => {
    test('gives each record its own values, leaves what cannot be, and is undone as one', async () => {
      const manager = await as('manager')
      const all = async (): Promise<Json[]> => (await manager.get('/products?sort=id')).json
      const before = await all()
      const [one, two, three] = before
      const stale = two.version
      await (await as('admin')).put('/products?id=2', { price: 77 })
      const { status, json, headers } = await apply(manager, [
        { id: '1', version: one.version, change: { price: 12.5, discount: 101, stock: 7 } },
        { id: '2', version: stale, change: { price: 1, stock: 3 } },
        { id: '3', version: three.version, change: { price: three.price } },
        { id: '999', change: { stock: 1 } },
        { id: '4', change: { title: 'Anything' } },
      ])
      expect(status).toBe(200)
      const refused = json.refused.map(({ id, field, code }: Json) => [id, field, code])
      expect(refused).toEqual([
        ['1', 'discount', 'too_big'],
        ['2', 'price', 'conflict'],
        ['999', 'stock', 'not_found'],
        ['4', 'title', 'invalid'],
      ])
      expect(json.records.map(({ id }: Json) => id)).toEqual([1, 2, 3])
      const after = await all()
      expect(after[0]).toMatchObject({ price: 12.5, discount: one.discount, stock: 7 })
      expect(after[1]).toMatchObject({ price: 77, stock: 3 })
      expect(after[2]).toEqual(three)

      const batch = headers.get('x-change-batch')
      expect((await manager.post('/changes/undo', { batch })).json).toEqual({ undone: 2, kept: [] })
      const values = ({ price, discount, stock }: Json) => [price, discount, stock]
      expect((await all()).map(values)).toEqual(before.with(1, { ...two, price: 77 }).map(values))
    })

    test('is for whoever may make the change', async () => {
      const reply = await apply(await as('viewer'), [{ id: '1', change: { stock: 1 } }])
      expect([reply.status, reply.json.code]).toEqual([403, 'forbidden'])
    })

    test.each([
      [[], 422],
      [[{ id: '1' }], 422],
      [[{ id: '', change: {} }], 422],
    ])('refuses %j', async (edits, status) => {
      expect((await apply(await as('manager'), edits)).status).toBe(status)
    })
  },
})
