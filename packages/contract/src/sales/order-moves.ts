import type { OrderStatus } from '../core/constants.ts'

/** Where an order may sensibly go from where it is. */
export interface Move {
  readonly to: OrderStatus
  /** Whoever does it says why. */
  readonly wantsReason?: true
}

/**
 * The way of an order, the usual step first. It is what the product offers; a patch may set any status, as the
 * specification has it.
 */
const moves: Readonly<Record<OrderStatus, readonly Move[]>> = {
  New: [{ to: 'Pending' }, { to: 'Shipping' }],
  Pending: [{ to: 'Shipping' }],
  Shipping: [{ to: 'Delivered' }, { to: 'Pending', wantsReason: true }, { to: 'Return', wantsReason: true }],
  Delivered: [{ to: 'Return', wantsReason: true }],
  Return: [{ to: 'Shipping', wantsReason: true }],
}

export const movesFrom = (status: OrderStatus): readonly Move[] => moves[status]
