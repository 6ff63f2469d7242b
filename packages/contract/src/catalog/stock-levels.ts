import { z } from 'zod'
import type { OrderStatus } from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import { id } from '../kit/fields.ts'
import { roundQuantity } from '../kit/money.ts'

/** Statuses of orders whose pieces are sold but still in stock. */
export const reservedStatuses = ['New', 'Pending'] as const satisfies readonly OrderStatus[]

/** Maximum number of products in one request for stock levels. */
export const maxLevels = 200

export const StockLevels = z.object({
  id,
  /** Pieces that can still be sold. */
  available: z.int(),
  /** Pieces of open orders, and the number of these orders. */
  reserved: z.number(),
  orders: z.int(),
  /** Expected pieces, the number of deliveries, and the date of the first one. */
  incoming: z.int(),
  deliveries: z.int(),
  nextOn: z.iso.date().nullable(),
})
export type StockLevels = z.output<typeof StockLevels>

/**
 * Returns the pieces physically in stock. A new order immediately reduces the available pieces; those in stock drop
 * when it ships.
 */
export const onHand = ({ available, reserved }: Pick<StockLevels, 'available' | 'reserved'>): number =>
  roundQuantity(available + reserved)

export const stockLevels = {
  read: endpoint({
    method: 'GET',
    path: '/products/levels',
    needs: 'products:read',
    summary: `Get the available, reserved and expected pieces of products; up to ${maxLevels} products`,
    query: z.object({
      ids: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9})*$/)
        .refine((ids) => ids.split(',').length <= maxLevels, { params: { code: 'too_long' } }),
    }),
    output: z.array(StockLevels),
  }),
}
