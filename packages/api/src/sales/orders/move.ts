import type { OrderStatus } from '@quarterdeck/contract/kit/constants'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { movesFrom } from '@quarterdeck/contract/sales/order-moves'
import type { OrderDoc } from './rules.ts'

/**
 * Returns the changes of a status step: the status, and the time of delivery.
 * @throws Problem at `to` for an invalid step, at `reason` if a required one is missing
 */
export const moved = (order: OrderDoc, to: OrderStatus, reason: string | undefined, now: Date): Partial<OrderDoc> => {
  const moves = movesFrom(order.status)
  const move = moves.find((each) => each.to === to)
  if (!move) {
    const limit = moves.map((each) => each.to).join(', ')
    throw fieldProblem('to', { code: 'choice', message: `An order cannot go from ${order.status} to ${to}`, limit })
  }
  if (move.wantsReason && !reason) throw fieldProblem('reason', { code: 'required', message: 'Say why' })
  if (to === 'Delivered') return { status: to, deliveredAt: order.deliveredAt ?? now }
  // Sent again: not delivered yet.
  return order.status === 'Return' ? { status: to, deliveredAt: null } : { status: to }
}
