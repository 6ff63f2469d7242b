import { orderTotals, roundQuantity, toMinor, toUnitPrice } from '@quarterdeck/contract/kit/money'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { piecesByLine } from '@quarterdeck/contract/sales/pieces'
import { refundableOf, refundForPieces } from '@quarterdeck/contract/sales/refund-amounts'
import type { Refund } from '@quarterdeck/contract/sales/refunds'

/** Refundable rest of an order, in minor units. */
export interface RefundableRest {
  /** Pieces by line. */
  readonly pieces: readonly number[]
  readonly shipping: number
  /** Total amount. */
  readonly amount: number
  /** Returns the amount for some pieces of a line. */
  readonly worth: (line: number, pieces: number) => number
}

const amountsOf = ({ items, taxAmount, discountAmount, shippingChargeAmount }: Order) => ({
  items: items.map(({ price, quantity }) => ({ price: toUnitPrice(price), quantity })),
  taxAmount: toMinor(taxAmount),
  discountAmount: toMinor(discountAmount),
  shippingChargeAmount: toMinor(shippingChargeAmount),
})

/** Returns the refundable rest, computed like on the server, which decides. */
export const refundableRest = (order: Order, refunds: readonly Refund[]): RefundableRest => {
  const amounts = amountsOf(order)
  const refundable = refundableOf(amounts)
  const gone = piecesByLine(refunds)
  const shippingGone = refunds.reduce((sum, { shippingAmount }) => sum + toMinor(shippingAmount), 0)
  return {
    pieces: order.items.map(({ quantity }, line) => Math.max(0, roundQuantity(quantity - (gone.get(line) ?? 0)))),
    shipping: Math.max(0, refundable.shipping - shippingGone),
    amount: orderTotals(amounts).totalAmount - toMinor(order.refundedAmount),
    worth: (line, pieces) =>
      refundForPieces(refundable.lines[line] ?? 0, order.items[line]?.quantity ?? 0, gone.get(line) ?? 0, pieces),
  }
}
