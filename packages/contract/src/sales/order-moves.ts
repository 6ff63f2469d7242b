import type { OrderStatus } from '../kit/constants.ts'

/** A suggested next status of an order. */
export interface Move {
  readonly to: OrderStatus
  /** The user has to enter a reason. */
  readonly wantsReason?: true
}

/**
 * Suggested status changes, the most common one first. The user interface offers these; a patch may set any status,
 * as specified.
 */
const moves: Readonly<Record<OrderStatus, readonly Move[]>> = {
  New: [{ to: 'Pending' }, { to: 'Shipping' }],
  Pending: [{ to: 'Shipping' }],
  Shipping: [{ to: 'Delivered' }, { to: 'Pending', wantsReason: true }, { to: 'Return', wantsReason: true }],
  Delivered: [{ to: 'Return', wantsReason: true }],
  Return: [{ to: 'Shipping', wantsReason: true }],
}

export const movesFrom = (status: OrderStatus): readonly Move[] => moves[status]
