import type { OrderStatus } from '@quarterdeck/contract/kit/constants'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { movesFrom } from '@quarterdeck/contract/sales/order-moves'
import type { OrderDoc } from './rules.ts'

/**
 * What a step of an order changes of it: its status, and when it was delivered.
 * @throws Problem at `to` for a step that makes no sense from there, at `reason` where one is due
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
  // Sent again: it has yet to arrive.
  return order.status === 'Return' ? { status: to, deliveredAt: null } : { status: to }
}
