import { z } from 'zod'
import { invoiceStatuses, orderStatuses, productStatuses, reviewStatuses, ticketStatuses } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { id, money, timestamp } from './fields.ts'

const FoundUser = z.object({ id, name: z.string(), email: z.string(), image: z.string() })

export const Found = z.object({
  users: z.array(FoundUser),
  orders: z.array(
    z.object({
      id,
      customer: z.string(),
      status: z.enum(orderStatuses),
      totalAmount: money,
      createAt: timestamp,
    }),
  ),
  products: z.array(
    z.object({
      id,
      title: z.string(),
      code: z.string(),
      image: z.string(),
      status: z.enum(productStatuses),
      price: money,
    }),
  ),
  invoices: z.array(
    z.object({
      id: z.string(),
      customerId: id,
      customer: z.string(),
      status: z.enum(invoiceStatuses),
      totalAmount: money,
    }),
  ),
  tickets: z.array(z.object({ id, userId: id.nullable(), subject: z.string(), status: z.enum(ticketStatuses) })),
  reviews: z.array(
    z.object({ id, rating: z.number(), review: z.string(), reviewer: z.string(), status: z.enum(reviewStatuses) }),
  ),
})
export type Found = z.output<typeof Found>

export const search = {
  all: endpoint({
    method: 'GET',
    path: '/search',
    needs: 'session',
    summary:
      'The best matches of each kind that one may read, or of the kind `in`: people forgiving typing errors, of the others the newest; a number is that of a record before anything else',
    query: z.object({
      q: z.string().trim().min(1).max(100),
      in: z.enum(['users', 'orders', 'products', 'invoices', 'tickets', 'reviews']).optional(),
    }),
    output: Found,
  }),
  /** What was opened lately is kept as ids in the browser: names are asked for, so that they are never stale. */
  records: endpoint({
    method: 'GET',
    path: '/search/records',
    needs: 'session',
    summary: 'Records of these ids, in that order: what is gone, or what one may not read, is left out',
    query: z.object({ users: z.string().regex(/^\d{1,9}(,\d{1,9}){0,19}$/) }),
    output: Found.pick({ users: true }),
  }),
}
