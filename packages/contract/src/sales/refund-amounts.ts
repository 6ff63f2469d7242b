import type { OrderAmounts } from '../core/money.ts'
import { lineTotal, orderTotals, round, share, shareOut } from '../core/money.ts'

/**
 * What of an order may be paid back, in minor units. The discount and the tax of an order are shared out over its lines
 * so that lines and shipping add up to what was paid, to the cent: whoever returns all in any number of steps gets all.
 */

export interface Refundable {
  /** What each line comes to with its part of discount and tax. */
  readonly lines: readonly number[]
  readonly shipping: number
}

/** What was paid for each line and for shipping; together the total of the order. */
export const refundableOf = (order: OrderAmounts): Refundable => {
  const { totalAmount } = orderTotals(order)
  // A discount may be more than the goods: then it takes from shipping too.
  const goods = Math.max(0, totalAmount - order.shippingChargeAmount)
  const prices = order.items.map(lineTotal)
  const weights = prices.some((price) => price > 0) ? prices : order.items.map(({ quantity }) => whole(quantity))
  return { lines: shareOut(goods, weights), shipping: totalAmount - goods }
}

/** A quantity has up to four decimals; shares are of whole numbers. */
const whole = (quantity: number): number => round(quantity * 10_000)

/**
 * What some pieces of a line come to.
 * @param total the whole line
 * @param before how many pieces were paid back already
 */
export const piecesAmount = (total: number, quantity: number, before: number, pieces: number): number =>
  share(total, whole(before + pieces), whole(quantity)) - share(total, whole(before), whole(quantity))
