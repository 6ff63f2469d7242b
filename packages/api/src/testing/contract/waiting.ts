import { waiting } from '@quarterdeck/contract/kit/waiting'
import { expect, test } from 'vitest'
import type { Given, Tests } from './given.ts'

export const waitingTests = ({ as }: Given): Tests<'waiting'> => ({
  read: () => {
    test('counts of each list what it finds by itself', async () => {
      const admin = await as('admin')
      const { json, status } = await admin.get('/waiting')
      expect(status).toBe(200)
      for (const [entity, [field, value]] of Object.entries(waiting)) {
        const { headers } = await admin.get(`/${entity}?${field}=${value}&page=1&perPage=1`)
        expect({ entity, count: json[entity] }).toEqual({ entity, count: Number(headers.get('x-total-count')) })
      }
      const [order] = (await admin.get('/orders?status=New&page=1&perPage=1')).json
      await admin.patch('/orders', { id: order.id, status: 'Pending' })
      expect((await admin.get('/waiting')).json.orders).toBe(json.orders - 1)
    })
  },
})
