import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { sum } from '../core/fields.ts'

const count = z.int().min(0)

/** What a person has to do with the business, in figures. Left out is what the one who asks may not read. */
export const UserSummary = z.object({
  /** `value` is the total of the orders that were not returned. */
  orders: z.object({ total: count, returned: count, value: sum }).optional(),
  /** `due` is what is owed by the pending ones, `credit` what the person has to their credit. */
  invoices: z.object({ total: count, pending: count, due: sum, credit: sum }).optional(),
  tickets: z.object({ total: count, open: count }).optional(),
  /** `rating` is the mean of theirs, one decimal; null without any. */
  reviews: z.object({ total: count, rating: z.number().nullable() }).optional(),
})
export type UserSummary = z.output<typeof UserSummary>

export const profile = {
  summary: endpoint({
    method: 'GET',
    path: '/users/summary',
    needs: 'users:read',
    summary: 'The orders, invoices, tickets and reviews of a user in figures',
    query: z.object({ id: z.string() }),
    output: UserSummary,
  }),
}
