import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

/** Order of a coat and three candles. */
const parcel = 9
const coat = { lines: [{ line: 0, quantity: 1 }] }
const candles = { orderId: parcel, lines: [{ line: 1, quantity: 2 }] }
const tracked = { carrier: 'DHL', trackingNumber: '00340434', trackingUrl: 'https://track.example/00340434' }

const ship = (client: Client, body: object = {}, headers: Record<string, string> = {}) =>
  client.post('/shipments', { ...candles, ...body }, headers)

const shippedOf = async (client: Client): Promise<Json[]> => (await client.get(`/shipments?orderId=${parcel}`)).json

const orderOf = async (client: Client): Promise<Json> => (await client.get(`/orders?id=${parcel}`)).json

export const shipmentUpdate: UpdateExample = {
  read: async (owner) =>
    (await owner.post('/shipments', { orderId: 9, lines: [{ line: 1, quantity: 1 }] })).json.shipment,
  change: [{ carrier: 'One' }, { carrier: 'Two' }],
}

export const shipmentTests = ({ as }: Given): Tests<'shipments'> => ({
  list: () => {
    test('answers what was shipped of an order, to whoever may see orders', async () => {
      const [manager, viewer] = [await as('manager'), await as('viewer')]
      const { shipment } = (await ship(manager, tracked)).json
      expect(await shippedOf(viewer)).toEqual([shipment])
      expect((await viewer.get('/shipments?orderId=8')).json).toEqual([])
      expect((await viewer.get(`/shipments?ids=${shipment.id}&createdAt.gte=2026-01-01`)).json).toEqual([shipment])
      expect((await (await as('stranger')).get('/shipments')).status).toBe(401)
    })
  },

  create: () => {
    test('ships an order in parts, by support too, and its timeline says who shipped what', async () => {
      const support = await as('support')
      const { items } = (await support.get(`/orders?id=${parcel}`)).json
      const { status, json } = await ship(support, tracked)
      expect(status).toBe(201)
      expect(json.shipment).toMatchObject({
        ...tracked,
        orderId: parcel,
        lines: [{ line: 1, id: items[1].id, name: items[1].name, quantity: 2 }],
        version: 1,
      })
      const rest = await ship(support, { lines: [1, 0].map((line) => ({ line, quantity: 1 })) })
      expect(rest.json.shipment).toMatchObject({ carrier: '', trackingNumber: '', trackingUrl: '' })
      const [told] = (await support.get(`/changes?aboutOrder=${parcel}`)).json
      expect(told).toMatchObject({ entity: 'shipments', action: 'create', record: String(rest.json.shipment.id) })
      expect(told.actor).toEqual(rest.json.shipment.actor)
      expect(told.after.lines).toMatchObject([{ line: 1 }, { line: 0 }])
      expect((await support.get(`/orders?id=${parcel}`)).json.version).toBe(1)
    })

    test('never ships more than was ordered, though two do it at once', async () => {
      const manager = await as('manager')
      const replies = await Promise.all([ship(manager), ship(manager), ship(manager)])
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422])
      const refused = replies.find(({ status }) => status === 422)
      expect(refused?.json.fields['lines.0.quantity']).toMatchObject({ code: 'too_big', limit: 1 })
      expect(await shippedOf(manager)).toHaveLength(1)
    })

    test('ships once where the same is asked for twice', async () => {
      const manager = await as('manager')
      const body = { lines: [{ line: 1, quantity: 1 }] }
      const replies = await Promise.all([1, 2].map(() => ship(manager, body, { 'idempotency-key': 'the same' })))
      expect(replies[0]?.json).toEqual(replies[1]?.json)
      expect(await shippedOf(manager)).toHaveLength(1)
    })

    test('asks back only where the items were changed meanwhile', async () => {
      const manager = await as('manager')
      await manager.patch(`/orders?id=${parcel}`, { billing: 'Elsewhere' })
      expect((await ship(manager, { lines: [{ line: 1, quantity: 1 }] }, { 'if-match': '"1"' })).status).toBe(201)
      const { items } = (await manager.get(`/orders?id=${parcel}`)).json
      await manager.patch(`/orders?id=${parcel}`, { items: [...items, items[0]] })
      const late = await ship(manager, {}, { 'if-match': '"1"' })
      expect([late.status, late.json.conflicts]).toEqual([409, ['items']])
    })

    test.each(['New', 'Pending'])('takes a %s order to Shipping with its first part, as one change', async (status) => {
      const manager = await as('manager')
      await manager.patch(`/orders?id=${parcel}`, { status })
      const first = await ship(manager, { lines: [{ line: 1, quantity: 1 }] })
      expect(await orderOf(manager)).toMatchObject({ status: 'Shipping', deliveredAt: null })
      // Later changes don't affect it.
      const { version } = await orderOf(manager)
      expect((await ship(manager)).status).toBe(201)
      expect((await orderOf(manager)).version).toBe(version)
      const batch = first.headers.get('x-change-batch')
      const told = (await manager.get(`/changes?batch=${batch}`)).json
      expect(told.map(({ entity }: Json) => entity).sort()).toEqual(['orders', 'shipments'])
    })

    test.each(['Delivered', 'Return'])('leaves an order that is %s as it is', async (status) => {
      const manager = await as('manager')
      await manager.patch(`/orders?id=${parcel}`, { status })
      expect((await ship(manager)).status).toBe(201)
      expect((await orderOf(manager)).status).toBe(status)
    })

    test('is taken back with the order by one Undo; what was taken back can be shipped again', async () => {
      const manager = await as('manager')
      await manager.patch(`/orders?id=${parcel}`, { status: 'New' })
      const all = { lines: [0, 1].map((line) => ({ line, quantity: line === 0 ? 1 : 3 })) }
      const { headers, json } = await ship(manager, all)
      const statusOf = async () => (await orderOf(manager)).status
      expect(await statusOf()).toBe('Shipping')
      expect((await ship(manager)).status).toBe(422)
      const undone = await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(undone.json).toEqual({ undone: 2, kept: [] })
      expect([await statusOf(), await shippedOf(manager)]).toEqual(['New', []])

      expect((await ship(manager)).status).toBe(201)
      const again = await manager.post('/changes/undo', { batch: undone.headers.get('x-change-batch') })
      expect(again.json.undone).toBe(0)
      expect(again.json.kept).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ entity: 'orders', reason: 'changed' }),
          expect.objectContaining({ record: String(json.shipment.id), reason: 'too_big' }),
        ]),
      )
    })

    test('leaves an order on its way while another of its shipments is, whichever is undone', async () => {
      const manager = await as('manager')
      await manager.patch(`/orders?id=${parcel}`, { status: 'New' })
      const [first, second] = [await ship(manager), await ship(manager, coat)]
      const undo = async ({ headers }: { headers: Headers }) =>
        manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
      const undone = await undo(first)
      expect(undone.json).toMatchObject({
        undone: 1,
        kept: [{ entity: 'orders', fields: ['status'], reason: 'shipped' }],
      })
      expect([(await orderOf(manager)).status, (await shippedOf(manager)).length]).toEqual(['Shipping', 1])
      const last = await undo(second)
      expect([(await orderOf(manager)).status, await shippedOf(manager)]).toEqual(['New', []])
      await undo(last)
      expect([(await orderOf(manager)).status, (await shippedOf(manager)).length]).toEqual(['Shipping', 1])
    })

    test('keeps the lines of which pieces were shipped', async () => {
      const manager = await as('manager')
      const { headers } = await ship(manager)
      const { items } = (await manager.get(`/orders?id=${parcel}`)).json
      const patch = (changed: unknown[]) => manager.patch(`/orders?id=${parcel}`, { items: changed })
      const fewer = await patch([items[0], { ...items[1], quantity: 1 }])
      expect([fewer.status, fewer.json.fields.items.code]).toEqual([422, 'shipped'])
      expect((await patch([items[1], items[0]])).status).toBe(422)
      await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect((await patch([items[1], items[0]])).status).toBe(200)
    })

    test.each([
      [{ lines: [{ line: 1, quantity: 4 }] }, 'lines.0.quantity', 'too_big'],
      [{ lines: [{ line: 2, quantity: 1 }] }, 'lines.0.line', 'unknown_record'],
      [{ lines: [{ line: 0, quantity: 0 }] }, 'lines.0.quantity', 'too_small'],
      [{ lines: [0, 0].map((line) => ({ line, quantity: 1 })) }, 'lines.1.line', 'taken'],
      [{ lines: [] }, 'lines', 'too_short'],
      [{ carrier: 'x'.repeat(61) }, 'carrier', 'too_long'],
      [{ trackingNumber: 'x'.repeat(81) }, 'trackingNumber', 'too_long'],
      [{ trackingUrl: 'javascript:alert(1)' }, 'trackingUrl', 'invalid'],
      [{ trackingUrl: 'https://' }, 'trackingUrl', 'invalid'],
      [{ trackingUrl: `https://track.example/${'x'.repeat(500)}` }, 'trackingUrl', 'too_long'],
    ])('refuses %j', async (body, field, code) => {
      const manager = await as('manager')
      const { status, json } = await ship(manager, body)
      expect([status, json.fields?.[field]?.code]).toEqual([422, code])
      expect(await shippedOf(manager)).toEqual([])
    })

    test('answers 404 for an unknown order, and 403 for those who may not change orders', async () => {
      const unknown = await ship(await as('manager'), { orderId: 99 })
      expect([unknown.status, unknown.json.message]).toEqual([404, 'Order not found'])
      expect((await ship(await as('viewer'))).status).toBe(403)
    })
  },

  update: () => {
    test('corrects how a shipment is tracked, merges with others, and Undo takes it back', async () => {
      const manager = await as('manager')
      const { id } = (await ship(manager, tracked)).json.shipment
      const change = (body: object, version: number) =>
        manager.patch(`/shipments?id=${id}`, body, { 'if-match': `"${version}"` })
      const first = await change({ trackingNumber: '00340435' }, 1)
      expect(first.json.shipment).toMatchObject({ ...tracked, trackingNumber: '00340435', version: 2 })
      expect((await change({ carrier: 'UPS' }, 1)).json.shipment.version).toBe(3)
      const late = await change({ trackingNumber: '1' }, 1)
      expect([late.status, late.json.conflicts]).toEqual([409, ['trackingNumber']])
      await manager.post('/changes/undo', { batch: first.headers.get('x-change-batch') })
      expect(await shippedOf(manager)).toMatchObject([{ carrier: 'UPS', trackingNumber: '00340434', version: 4 }])
    })

    test('refuses what is no address, and one that is not there', async () => {
      const manager = await as('manager')
      const { id } = (await ship(manager)).json.shipment
      const bad = await manager.patch(`/shipments?id=${id}`, { trackingUrl: 'data:text/html,x' })
      expect([bad.status, bad.json.fields.trackingUrl.code]).toEqual([422, 'invalid'])
      expect((await manager.patch('/shipments?id=99', { carrier: 'x' })).json.message).toBe('Shipment not found')
    })
  },

  remove: () => {
    test('takes a shipment back, so that its pieces can be shipped again; Undo brings it back', async () => {
      const support = await as('support')
      const { id } = (await ship(support)).json.shipment
      const { status, headers } = await support.del(`/shipments?id=${id}`)
      expect([status, await shippedOf(support)]).toEqual([200, []])
      await support.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(await shippedOf(support)).toMatchObject([{ id, lines: [{ line: 1, quantity: 2 }], version: 3 }])
      expect((await support.del('/shipments?id=99')).json.message).toBe('Shipment not found')
      expect((await (await as('viewer')).del(`/shipments?id=${id}`)).status).toBe(403)
    })

    test('the last one of an order on its way makes it wait again, as one change with one Undo', async () => {
      const manager = await as('manager')
      const [first, second] = [(await ship(manager)).json.shipment, (await ship(manager, coat)).json.shipment]
      await manager.del(`/shipments?id=${first.id}`)
      expect((await orderOf(manager)).status).toBe('Shipping')
      const { headers } = await manager.del(`/shipments?id=${second.id}`)
      expect((await orderOf(manager)).status).toBe('Pending')
      const undone = await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(undone.json).toEqual({ undone: 2, kept: [] })
      expect([(await orderOf(manager)).status, (await shippedOf(manager)).length]).toEqual(['Shipping', 1])
      await manager.patch(`/orders?id=${parcel}`, { status: 'Delivered' })
      await manager.del(`/shipments?id=${second.id}`)
      expect((await orderOf(manager)).status).toBe('Delivered')
    })
  },
})
