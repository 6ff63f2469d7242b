import { reservingStatuses } from '@quarterdeck/contract/catalog/stock-levels'
import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** What the lists behind the figures have of a product. */
const countedIn = async (client: Client, product: number) => {
  const statuses = reservingStatuses.map((status) => `&status=${status}`).join('')
  const orders: Json[] = (await client.get(`/orders?productId=${product}${statuses}`)).json
  const items = orders.flatMap(({ items: all }) => all.filter(({ id }: Json) => id === product))
  const deliveries: Json[] = (await client.get(`/deliveries?productId=${product}&state=Expected`)).json
  return {
    id: product,
    available: (await client.get(`/products?id=${product}`)).json.stock,
    reserved: sum(items.map(({ quantity }) => quantity)),
    orders: orders.length,
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

    test('are of products that there are', async () => {
      const viewer = await as('viewer')
      expect((await viewer.get('/products/levels?ids=99')).json).toEqual([])
      expect((await viewer.get('/products/levels?ids=1,x')).status).toBe(400)
    })
  },
})
