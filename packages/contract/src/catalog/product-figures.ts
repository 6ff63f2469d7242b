import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { instant, sum } from '../kit/fields.ts'

/** Period for average daily sales, in days. */
export const salesDays = 30

/** Sales of a product: orders, pieces and revenue. Discounts on a whole order are not deducted. */
const Sold = z.object({ orders: z.int(), pieces: z.number(), revenue: sum })
export type Sold = z.output<typeof Sold>

export const ProductFigures = z.object({
  /** Sales without returns in the current period and in the one before it. */
  recent: Sold,
  earlier: Sold,
  /** Returns of all time. */
  returned: Sold,
})
export type ProductFigures = z.output<typeof ProductFigures>

/** Returns the whole days that the stock lasts at the recent rate of sales; undefined if nothing was sold. */
export const daysLeft = (stock: number, soldRecently: number): number | undefined =>
  soldRecently > 0 ? Math.floor((stock * salesDays) / soldRecently) : undefined

export const productFigures = {
  read: endpoint({
    method: 'GET',
    path: '/products/figures',
    needs: 'orders:read',
    summary: 'Get sales and returns of a product in the current and in the previous period',
    query: z.object({ id: z.string(), since: instant }),
    output: ProductFigures,
  }),
}
