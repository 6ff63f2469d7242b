import { z } from 'zod'
import type { OrderStatus } from '../core/constants.ts'
import { endpoint } from '../core/endpoint.ts'
import { id } from '../core/fields.ts'
import { measured } from '../core/money.ts'

/** The statuses of orders whose pieces are sold and still here: nothing of them was handed over. */
export const reservingStatuses = ['New', 'Pending'] as const satisfies readonly OrderStatus[]

/** Of how many products levels are told at once. */
export const maxLevels = 200

export const StockLevels = z.object({
  id,
  /** What may still be sold. */
  available: z.int(),
  /** Pieces in orders that were not handed over, and how many orders these are. */
  reserved: z.number(),
  orders: z.int(),
  /** Pieces that are expected, in how many deliveries, and on which day the first of them. */
  incoming: z.int(),
  deliveries: z.int(),
  nextOn: z.iso.date().nullable(),
})
export type StockLevels = z.output<typeof StockLevels>

/** What lies on the shelf: an order takes its pieces from what may be sold, and leaves them there until it goes out. */
export const onHand = ({ available, reserved }: Pick<StockLevels, 'available' | 'reserved'>): number =>
  measured(available + reserved)

export const stockLevels = {
  read: endpoint({
    method: 'GET',
    path: '/products/levels',
    needs: 'products:read',
    summary: `How much of products is available, reserved by orders and expected; up to ${maxLevels} products`,
    query: z.object({
      ids: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9})*$/)
        .refine((ids) => ids.split(',').length <= maxLevels, { params: { code: 'too_long' } }),
    }),
    output: z.array(StockLevels),
  }),
}
