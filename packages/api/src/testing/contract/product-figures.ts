import { expect, test } from 'vitest'
import type { Client, Json } from '../client.ts'
import type { Given, Tests } from './given.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Returns the figures of a product, from the orders of a list. */
const countedIn = async (client: Client, product: number, filter: string) => {
  const { json, headers } = await client.get(`/orders?productId=${product}&page=1&perPage=200${filter}`)
  const items: Json[] = json.flatMap(({ items: all }: Json) => all.filter(({ id }: Json) => id === product))
  return {
    orders: Number(headers.get('x-total-count')),
    pieces: sum(items.map(({ quantity }) => quantity)),
    revenue: sum(items.map(({ price, quantity }) => Math.round(price * 100) * quantity)) / 100,
  }
}

export const productFigureTests = ({ as }: Given): Tests<'productFigures'> => ({
  read: () => {
    test('are those of exactly the orders that a list finds', async () => {
      const manager = await as('manager')
      const orders: Json[] = (await manager.get('/orders')).json
      const since = orders[Math.floor(orders.length / 2)].createAt
      const kept = '&status=New&status=Pending&status=Shipping&status=Delivered'
      for (const product of [1, 2, 5, 15]) {
        const { json } = await manager.get(`/products/figures?id=${product}&since=${since}`)
        expect(json).toEqual({
          recent: await countedIn(manager, product, `${kept}&createAt.gte=${since}`),
          earlier: await countedIn(manager, product, `${kept}&createAt.lt=${since}`),
          returned: await countedIn(manager, product, '&status=Return'),
        })
      }
    })

    test('are of one that there is, from a moment on', async () => {
      const viewer = await as('viewer')
      expect((await viewer.get('/products/figures?id=99&since=2026-01-01')).status).toBe(404)
      expect((await viewer.get('/products/figures?id=1&since=soon')).status).toBe(400)
    })
  },
})
