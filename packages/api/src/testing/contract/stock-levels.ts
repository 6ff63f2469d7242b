import { reservedPieces } from '@quarterdeck/contract/sales/pieces'
import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Returns the figures of a product, from the lists behind them. */
const countedIn = async (client: Client, product: number) => {
  const orders: Json[] = (await client.get(`/orders?reservedId=${product}`)).json
  const open = await Promise.all(
    orders.map(async ({ id, items }) => {
      const [shipments, refunds] = await Promise.all(
        ['shipments', 'refunds'].map(async (list) => (await client.get(`/${list}?orderId=${id}`)).json),
      )
      return sum(reservedPieces(items, { shipments, refunds }).filter((_, line) => items[line].id === product))
    }),
  )
  const deliveries: Json[] = (await client.get(`/deliveries?productId=${product}&state=Expected`)).json
  return {
    id: product,
    available: (await client.get(`/products?id=${product}`)).json.stock,
    reserved: sum(open),
    orders: open.length,
    incoming: sum(deliveries.map(({ remaining }) => remaining)),
    deliveries: deliveries.length,
    nextOn: deliveries[0]?.expectedOn ?? null,
  }
}

export const stockLevelTests = ({ as }: Given): Tests<'stockLevels'> => ({
  read: () => {
    test('are those of exactly the orders and deliveries that lists find', async () => {
      const manager = await as('manager')
      for (const pieces of [8, 5]) {
        await manager.post('/deliveries', { productId: 2, pieces, expectedOn: `2027-01-0${pieces}` })
      }
      await manager.post('/deliveries/receive?id=1', { pieces: 4 })
      const ids = Array.from({ length: 15 }, (_, index) => index + 1)
      const levels: Json[] = (await (await as('viewer')).get(`/products/levels?ids=${ids}`)).json
      expect(levels).toEqual(await Promise.all(ids.map((id) => countedIn(manager, id))))
      expect(levels[1]).toMatchObject({ incoming: 13, deliveries: 2, nextOn: '2027-01-05' })
      expect(levels.some(({ reserved }) => reserved > 0)).toBe(true)
    })

    test('follow an order on its way out', async () => {
      const manager = await as('manager')
      const [order] = (await manager.get('/orders?status=Pending')).json
      const [{ id, quantity }] = order.items
      const reserved = async () => (await manager.get(`/products/levels?ids=${id}`)).json[0].reserved
      const before = await reserved()
      await manager.post('/orders/move', { id: order.id, to: 'Shipping' })
      expect(await reserved()).toBe(before - quantity)
    })

    test('have no pieces that were shipped or paid back, which cannot be shipped either', async () => {
      const admin = await as('admin')
      const [order] = (await admin.get('/orders?status=Pending&perPage=1')).json
      const product = order.items[0].id
      const items = [{ ...order.items[0], quantity: 9 }, ...order.items.slice(1)]
      expect((await admin.patch(`/orders?id=${order.id}`, { items })).status).toBe(200)
      const refund = async (kind: string, quantity: number) => {
        const body = { orderId: order.id, kind, lines: [{ line: 0, quantity }], reason: 'Too many', amount: 1 }
        expect((await admin.post('/refunds', body)).status).toBe(201)
      }
      const ship = (quantity: number) => admin.post('/shipments', { orderId: order.id, lines: [{ line: 0, quantity }] })
      const reserved = async () => (await admin.get(`/products/levels?ids=${product}`)).json[0].reserved
      const before = await reserved()
      await refund('Refund', 3)
      expect(await reserved()).toBe(before - 3)
      expect(await ship(7)).toMatchObject({ status: 422, json: { fields: { 'lines.0.quantity': { limit: 6 } } } })
      expect((await ship(2)).status).toBe(201)
      // Only shipped items can be returned.
      await refund('Return', 1)
      await admin.post('/orders/move', { id: order.id, to: 'Pending' })
      await admin.patch(`/orders?id=${order.id}`, { status: 'Pending' })
      expect(await reserved()).toBe(before - 5)
      expect((await admin.get(`/products/levels?ids=${product}`)).json).toEqual([await countedIn(admin, product)])
      expect(await ship(5)).toMatchObject({ status: 422, json: { fields: { 'lines.0.quantity': { limit: 4 } } } })
      expect((await ship(4)).status).toBe(201)
    })

    test('have no orders that were paid back whole, nor do their lists', async () => {
      const admin = await as('admin')
      const [order] = (await admin.get('/orders?status=Pending&perPage=1')).json
      const [{ id }] = order.items
      const lines = order.items.map(({ quantity }: Json, line: number) => ({ line, quantity }))
      const reserving = async () => (await admin.get(`/orders?reservedId=${id}`)).json.map((each: Json) => each.id)
      expect(await reserving()).toContain(order.id)
      await admin.post('/refunds', { orderId: order.id, kind: 'Refund', lines, reason: 'Cannot be delivered' })
      expect(await reserving()).not.toContain(order.id)
      expect((await admin.get(`/products/levels?ids=${id}`)).json).toEqual([await countedIn(admin, id)])
    })

    test('stay as they are where an amount is paid back and no pieces, also of an order shipped in part', async () => {
      const admin = await as('admin')
      const [order] = (await admin.get('/orders?status=Pending&perPage=1')).json
      const items = [{ ...order.items[0], quantity: 3 }, ...order.items.slice(1)]
      await admin.patch(`/orders?id=${order.id}`, { items })
      await admin.post('/shipments', { orderId: order.id, lines: [{ line: 0, quantity: 1 }] })
      const body = { orderId: order.id, kind: 'Refund', amount: 5, reason: 'It came late' }
      expect((await admin.post('/refunds', body)).json.refund).toMatchObject({ amount: 5, lines: [] })
      await admin.patch(`/orders?id=${order.id}`, { status: 'Pending' })
      const [level] = (await admin.get(`/products/levels?ids=${items[0].id}`)).json
      expect(level).toEqual(await countedIn(admin, items[0].id))
      expect((await admin.get(`/orders?reservedId=${items[0].id}`)).json).toContainEqual(
        expect.objectContaining({ id: order.id }),
      )
      const ship = (quantity: number) => admin.post('/shipments', { orderId: order.id, lines: [{ line: 0, quantity }] })
      expect(await ship(3)).toMatchObject({ status: 422, json: { fields: { 'lines.0.quantity': { limit: 2 } } } })
      expect((await ship(2)).status).toBe(201)
    })

    test('are of products that there are', async () => {
      const viewer = await as('viewer')
      expect((await viewer.get('/products/levels?ids=99')).json).toEqual([])
      expect((await viewer.get('/products/levels?ids=1,x')).status).toBe(400)
    })
  },
})
