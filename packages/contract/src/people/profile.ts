import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { sum } from '../kit/fields.ts'

const count = z.int().min(0)

/** Figures about a person. Absent if the reader lacks the permission for them. */
export const UserSummary = z.object({
  /** `value`: total of the orders that were not returned. */
  orders: z.object({ total: count, returned: count, value: sum }).optional(),
  /** `due`: amount owed by pending invoices; `credit`: balance in the person's favor. */
  invoices: z.object({ total: count, pending: count, due: sum, credit: sum }).optional(),
  tickets: z.object({ total: count, open: count }).optional(),
  /** `rating`: average of their ratings, one decimal; null without reviews. */
  reviews: z.object({ total: count, rating: z.number().nullable() }).optional(),
})
export type UserSummary = z.output<typeof UserSummary>

export const profile = {
  summary: endpoint({
    method: 'GET',
    path: '/users/summary',
    needs: 'users:read',
    summary: 'Get figures about the orders, invoices, tickets and reviews of a user',
    query: z.object({ id: z.string() }),
    output: UserSummary,
  }),
}
