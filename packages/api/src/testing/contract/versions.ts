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

    test('keeps the rules of a record, whichever way leads to it', async () => {
      const [support, manager] = [await as('support'), await as('manager')]
      const back = (entity: string, record: string | number, ...fields: string[]) => ({
        entity,
        record: String(record),
        version: 1,
        fields,
      })
      const { note } = (await manager.post('/notes', { about: { entity: 'orders', record: '3' }, text: 'Before' })).json
      const reworded = await manager.put(`/notes?id=${note.id}`, { text: 'After' })
      expect((await support.post('/changes/restore', back('notes', note.id, 'text'))).status).toBe(403)
      const undone = await support.post('/changes/undo', { batch: reworded.headers.get('x-change-batch') })
      expect(undone.json).toEqual({ undone: 0, kept: [expect.objectContaining({ reason: 'forbidden' })] })
      expect((await support.get('/notes?entity=orders&record=3')).json[0].text).toBe('After')
      expect((await manager.post('/changes/restore', back('notes', note.id, 'text'))).json.restored).toEqual(['text'])

      const refund = { orderId: 9, kind: 'Refund', amount: 5, reason: 'Goodwill' }
      expect((await manager.post('/refunds', refund)).status).toBe(201)
      const unpaid = await manager.post('/changes/restore', back('orders', 9, 'refundedAmount'))
      expect([unpaid.status, (await manager.get('/orders?id=9')).json.refundedAmount]).toEqual([422, 5])

      const expected = { productId: 3, pieces: 5, expectedOn: '2027-03-01' }
      const { delivery } = (await manager.post('/deliveries', expected)).json
      expect((await manager.post(`/deliveries/receive?id=${delivery.id}`, { pieces: 5 })).status).toBe(200)
      expect((await manager.post('/changes/restore', back('deliveries', delivery.id, 'received'))).status).toBe(422)
    })

    test('puts nobody’s name to the words of somebody else', async () => {
      const [support, manager] = [await as('support'), await as('manager')]
      const first = (await support.put('/reviews?id=1', { reply: 'From support' })).json.review
      await manager.put('/reviews?id=1', { reply: 'From the manager' })
      const restore = { entity: 'reviews', record: '1', version: first.version }
      for (const field of ['reply', 'replierName']) {
        const { json } = await manager.post('/changes/restore', { ...restore, fields: [field] })
        expect(json.restored).toEqual(expect.arrayContaining(['reply', 'replierId', 'replierName', 'repliedAt']))
        const [{ reply, replier }] = (await manager.get('/reviews?ids=1')).json
        expect({ reply, replier }).toEqual({ reply: 'From support', replier: first.replier })
        await manager.put('/reviews?id=1', { reply: 'From the manager' })
      }
    })

    test('answers only what a record has', async () => {
      const manager = await as('manager')
      await manager.put('/products?id=3', { title: 'Second' })
      const fields = ['__proto__', 'toString', 'constructor', 'title']
      expect((await manager.post('/changes/restore', { ...restore, fields })).json.restored).toEqual(['title'])
    })
  },
})
