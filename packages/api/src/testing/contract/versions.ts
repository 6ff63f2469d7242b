import { expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'

export const versionTests = ({ as }: Given): Tests<'versions'> => ({
  restore: () => {
    const restore = { entity: 'products', record: '3', version: 1 }

    test('gives fields the values of a version, and leaves what is not named or was not changed', async () => {
      const manager = await as('manager')
      const before = (await manager.get('/products?id=3')).json
      await manager.put('/products?id=3', { title: 'Second', price: 1.5, colors: [] })
      await manager.put('/products?id=3', { title: 'Third' })
      const done = await manager.post('/changes/restore', { ...restore, fields: ['title', 'price', 'category'] })
      expect(done.json).toEqual({ version: 4, restored: ['title', 'price'] })
      const { title, price } = before
      expect((await manager.get('/products?id=3')).json).toMatchObject({ title, price, colors: [], version: 4 })
      const second = await manager.post('/changes/restore', { ...restore, version: 2, fields: ['title'] })
      expect(second.json).toEqual({ version: 5, restored: ['title'] })
      expect((await manager.get('/products?id=3')).json.title).toBe('Second')
      await manager.post('/changes/undo', { batch: second.headers.get('x-change-batch') })
      expect((await manager.get('/products?id=3')).json.title).toBe(title)
    })

    test('is a change like others: by rules, by permission, and not over what somebody else changed', async () => {
      const manager = await as('manager')
      const { json } = await manager.patch('/orders?id=8', { status: 'Pending', taxAmount: 1 })
      expect(json.order.version).toBe(2)
      const order = { entity: 'orders', record: '8', version: 1 }
      const derived = await manager.post('/changes/restore', { ...order, fields: ['totalAmount'] })
      expect([derived.status, derived.json.fields.fields.code]).toEqual([422, 'invalid'])
      const stale = await manager.post('/changes/restore', { ...order, fields: ['status'] }, { 'if-match': '"1"' })
      expect([stale.status, stale.json.conflicts]).toEqual([409, ['status']])
      const support = await as('support')
      expect((await support.post('/changes/restore', { ...restore, fields: ['title'] })).status).toBe(403)
      const refunds = await manager.post('/changes/restore', { ...order, entity: 'refunds', fields: ['amount'] })
      expect([refunds.status, refunds.json.fields.entity.code]).toEqual([422, 'choice'])
      expect((await manager.post('/changes/restore', { ...restore, record: '99', fields: ['title'] })).status).toBe(404)
    })
  },
})
