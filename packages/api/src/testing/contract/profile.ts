import { expect, test } from 'vitest'
import { emailOf, type Given, type Tests } from './given.ts'
import type { UpdateExample } from './updates.ts'

interface Amount {
  readonly status: string
  readonly totalAmount: number
  /** Refunded amount of an order. */
  readonly refundedAmount?: number
}

const sumOf = (records: readonly Amount[]) =>
  records.reduce((sum, { totalAmount }) => sum + Math.round(totalAmount * 100), 0) / 100

const netOf = (orders: readonly Amount[]) =>
  orders.reduce((sum, each) => sum + Math.round((each.totalAmount - (each.refundedAmount ?? 0)) * 100), 0) / 100

export const profileUpdate: UpdateExample = {
  read: async (owner) => (await owner.get(`/users?email=${emailOf('owner')}`)).json[0],
  change: [{ bio: 'One' }, { bio: 'Two' }],
}

export const profileTests = ({ as }: Given): Tests<'profile'> => ({
  summary: () => {
    test('agrees with the lists of the person', async () => {
      const viewer = await as('viewer')
      for (const { id } of (await viewer.get('/users')).json) {
        const orders: Amount[] = (await viewer.get(`/orders?customerId=${id}`)).json
        const invoices: Amount[] = (await viewer.get(`/invoices?customerId=${id}`)).json
        const tickets: Amount[] = (await viewer.get(`/tickets?userId=${id}`)).json
        const reviews: { rating: number }[] = (await viewer.get(`/reviews?userId=${id}`)).json
        const kept = orders.filter(({ status }) => status !== 'Return')
        const pending = invoices.filter(({ status }) => status === 'pending')
        const { json: credit } = await viewer.get(`/payments/credit?customerId=${id}`)
        const { status, json } = await viewer.get(`/users/summary?id=${id}`)
        expect(status).toBe(200)
        expect(json).toEqual({
          orders: { total: orders.length, returned: orders.length - kept.length, value: netOf(kept) },
          invoices: { total: invoices.length, pending: pending.length, due: sumOf(pending), credit: credit.amount },
          tickets: { total: tickets.length, open: tickets.filter(({ status }) => status === 'Open').length },
          reviews: { total: reviews.length, rating: reviews[0]?.rating ?? null },
        })
      }
    })

    test('does not count what is in the bin or was sent back', async () => {
      const admin = await as('admin')
      const [order] = (await admin.get('/orders?status=New')).json
      const path = `/users/summary?id=${order.customer.id}`
      const before = (await admin.get(path)).json.orders
      await admin.patch(`/orders?id=${order.id}`, { status: 'Return' })
      const returned = (await admin.get(path)).json.orders
      expect(returned).toMatchObject({ total: before.total, returned: before.returned + 1 })
      expect(returned.value).toBeCloseTo(before.value - order.totalAmount, 2)
      await admin.del(`/orders?id=${order.id}`)
      expect((await admin.get(path)).json.orders).toMatchObject({ total: before.total - 1, returned: before.returned })
    })

    test.each(['99', 'abc', '-1'])('does not find %s', async (id) => {
      const { status, json } = await (await as('viewer')).get(`/users/summary?id=${id}`)
      expect([status, json.message]).toEqual([404, 'User not found'])
    })

    test('wants to know whose', async () => {
      expect((await (await as('viewer')).get('/users/summary')).status).toBe(400)
    })
  },
})
