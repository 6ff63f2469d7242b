import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

const coat = 10
const expected = { productId: coat, pieces: 30, expectedOn: '2027-03-05', reference: 'PO-7' }

const stockOf = async (client: Client): Promise<number> => (await client.get(`/products?id=${coat}`)).json.stock

const expectOne = async (client: Client, draft: object = {}): Promise<Json> =>
  (await client.post('/deliveries', { ...expected, ...draft })).json.delivery

export const deliveryUpdate: UpdateExample = {
  read: async (owner) =>
    (await owner.post('/deliveries', { productId: 2, pieces: 5, expectedOn: '2026-12-01' })).json.delivery,
  change: [{ note: 'One' }, { note: 'Two' }],
}

export const deliveryTests = ({ as }: Given): Tests<'deliveries'> => ({
  list: () => {
    test('answers those of a product, the earliest first, and those that are still to come', async () => {
      const [manager, viewer] = [await as('manager'), await as('viewer')]
      const early = await expectOne(manager, { expectedOn: '2026-12-01' })
      const late = await expectOne(manager, { expectedOn: '2027-12-01' })
      await manager.put(`/deliveries?id=${early.id}`, { cancelled: true })
      const ids = async (query: string) =>
        (await viewer.get(`/deliveries?productId=${coat}&id.gte=${early.id}${query}`)).json.map(({ id }: Json) => id)
      expect(await ids('')).toEqual([early.id, late.id])
      expect(await ids('&state=Expected')).toEqual([late.id])
      expect(await ids('&state=Cancelled')).toEqual([early.id])
    })
  },

  create: () => {
    test('notes what is expected, and Undo takes it back', async () => {
      const manager = await as('manager')
      const { status, json, headers } = await manager.post('/deliveries', expected)
      expect(status).toBe(201)
      expect(json.delivery).toMatchObject({ ...expected, note: '', received: 0, remaining: 30, state: 'Expected' })
      const [told] = (await manager.get(`/changes?aboutProduct=${coat}`)).json
      expect(told).toMatchObject({ entity: 'deliveries', action: 'create', after: { reference: 'PO-7' } })
      await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect((await manager.get(`/deliveries?id=${json.delivery.id}`)).json).toEqual([])
    })

    test('refuses what is no day, nothing at all, or a product that is not there', async () => {
      const manager = await as('manager')
      const { status, json } = await manager.post('/deliveries', { ...expected, pieces: 0, expectedOn: '2027-02-30' })
      expect([status, Object.keys(json.fields)]).toEqual([422, ['pieces', 'expectedOn']])
      const unknown = await manager.post('/deliveries', { ...expected, productId: 99 })
      expect([unknown.status, unknown.json.message]).toEqual([404, 'Product not found'])
      expect((await (await as('support')).post('/deliveries', expected)).status).toBe(403)
    })
  },

  update: () => {
    test('changes what is expected, merges with others, and asks back where both changed the same', async () => {
      const manager = await as('manager')
      const { id } = await expectOne(manager)
      const change = (body: object, version: number) =>
        manager.put(`/deliveries?id=${id}`, body, { 'if-match': `"${version}"` })
      expect((await change({ expectedOn: '2027-04-01' }, 1)).json.delivery.version).toBe(2)
      expect((await change({ note: 'By ship' }, 1)).json.delivery).toMatchObject({ note: 'By ship', version: 3 })
      const late = await change({ expectedOn: '2027-05-01' }, 1)
      expect([late.status, late.json.conflicts]).toEqual([409, ['expectedOn']])
      expect((await manager.put('/deliveries?id=999', { note: 'x' })).json.message).toBe('Delivery not found')
    })

    test('is of no fewer pieces than have come; what is cancelled is expected no more', async () => {
      const manager = await as('manager')
      const { id } = await expectOne(manager)
      await manager.post(`/deliveries/receive?id=${id}`, { pieces: 10 })
      const fewer = await manager.put(`/deliveries?id=${id}`, { pieces: 9 })
      expect([fewer.status, fewer.json.fields.pieces]).toMatchObject([422, { code: 'too_small', limit: 10 }])
      const { delivery } = (await manager.put(`/deliveries?id=${id}`, { cancelled: true })).json
      expect(delivery).toMatchObject({ state: 'Cancelled', received: 10, remaining: 0 })
      const none = await manager.post(`/deliveries/receive?id=${id}`, { pieces: 1 })
      expect([none.status, none.json.fields.pieces]).toMatchObject([422, { code: 'too_big', limit: 0 }])
    })
  },

  receive: () => {
    test('adds what has come to the stock, in parts, said why, as one change that Undo takes back', async () => {
      const manager = await as('manager')
      const { id } = await expectOne(manager)
      const before = await stockOf(manager)
      const first = await manager.post(`/deliveries/receive?id=${id}`, { pieces: 12 })
      expect(first.json.delivery).toMatchObject({ received: 12, remaining: 18, state: 'Expected' })
      const rest = await manager.post(`/deliveries/receive?id=${id}`, { pieces: 18, reason: 'Second pallet' })
      expect(rest.json.delivery).toMatchObject({ received: 30, remaining: 0, state: 'Received' })
      expect(await stockOf(manager)).toBe(before + 30)
      const told = (await manager.get(`/changes?entity=products&record=${coat}`)).json
      expect(told.slice(0, 2).map(({ reason }: Json) => reason)).toEqual(['Second pallet', 'Delivery PO-7'])

      const { json } = await manager.post('/changes/undo', { batch: first.headers.get('x-change-batch') })
      expect(json).toEqual({ undone: 2, kept: [] })
      expect(await stockOf(manager)).toBe(before + 18)
      const [delivery] = (await manager.get(`/deliveries?productId=${coat}&id.gte=${id}`)).json
      expect(delivery).toMatchObject({ received: 18, remaining: 12, state: 'Expected' })
    })

    test('takes in no more than was expected, though two do it at once', async () => {
      const manager = await as('manager')
      const { id } = await expectOne(manager)
      const before = await stockOf(manager)
      const receive = () => manager.post(`/deliveries/receive?id=${id}`, { pieces: 20 })
      const replies = await Promise.all([receive(), receive()])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
      expect(await stockOf(manager)).toBe(before + 20)
    })

    test('is for those who may change products', async () => {
      const { status, json } = await (await as('viewer')).post('/deliveries/receive?id=1', { pieces: 1 })
      expect([status, json.needs]).toEqual([403, 'products:write'])
    })
  },
})
