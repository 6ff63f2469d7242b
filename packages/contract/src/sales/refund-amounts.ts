import type { OrderAmounts } from '../kit/money.ts'
import { lineTotal, orderTotals, round, share, shareOut } from '../kit/money.ts'

/**
 * Refundable amounts of an order, in minor units. Discount and tax are distributed over lines and shipping so that
 * they add up to the paid total exactly: returning everything in any number of steps refunds everything.
 */

export interface Refundable {
  /** Amount per line, including its share of discount and tax. */
  readonly lines: readonly number[]
  readonly shipping: number
}

/** Returns the paid amounts of lines and shipping; they add up to the order's total. */
export const refundableOf = (order: OrderAmounts): Refundable => {
  const { totalAmount } = orderTotals(order)
  // A discount may be more than the goods: then it takes from shipping too.
  const goods = Math.max(0, totalAmount - order.shippingChargeAmount)
  const prices = order.items.map(lineTotal)
  const weights = prices.some((price) => price > 0) ? prices : order.items.map(({ quantity }) => whole(quantity))
  return { lines: shareOut(goods, weights), shipping: totalAmount - goods }
}

/** Scales a quantity with up to four decimals to a whole number, as distributing amounts requires. */
const whole = (quantity: number): number => round(quantity * 10_000)

/**
 * Returns the refund for some pieces of a line.
 * @param total amount of the whole line
 * @param before pieces refunded earlier
 */
export const refundForPieces = (total: number, quantity: number, before: number, pieces: number): number =>
  share(total, whole(before + pieces), whole(quantity)) - share(total, whole(before), whole(quantity))
