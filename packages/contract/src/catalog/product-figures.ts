import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { instant, sum } from '../core/fields.ts'

/** Over how many days it is reckoned how many pieces are sold on one. */
export const salesDays = 30

/** Orders with a product among their items, and what of it is in them; no part of a discount on the whole order is taken off. */
const Sold = z.object({ orders: z.int(), pieces: z.number(), revenue: sum })
export type Sold = z.output<typeof Sold>

export const ProductFigures = z.object({
  /** Not sent back, of this time and of the time before it. */
  recent: Sold,
  earlier: Sold,
  /** Sent back, whenever it was. */
  returned: Sold,
})
export type ProductFigures = z.output<typeof ProductFigures>

/** How many whole days the stock lasts when as much is sold as in the last days; undefined where nothing was. */
export const daysLeft = (stock: number, soldRecently: number): number | undefined =>
  soldRecently > 0 ? Math.floor((stock * salesDays) / soldRecently) : undefined

export const productFigures = {
  read: endpoint({
    method: 'GET',
    path: '/products/figures',
    needs: 'orders:read',
    summary: 'What of a product was sold from a moment on and before it, and what was sent back',
    query: z.object({ id: z.string(), since: instant }),
    output: ProductFigures,
  }),
}
