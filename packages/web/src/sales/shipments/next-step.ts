import { roundQuantity } from '@quarterdeck/contract/kit/money'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { piecesByLine, reservedPieces } from '@quarterdeck/contract/sales/pieces'
import { useQuery } from '@tanstack/react-query'
import { refundsOf } from '../refunds/index.ts'
import { shipmentsOf } from './shipment-query.ts'

/** Usual next step of an order: ship it, ship the rest, or confirm the delivery. */
export type NextStep = 'ship' | 'shipRest' | 'deliver'

/**
 * Returns the next step. An order in shipping without a shipment was set by hand; its items are not requested again.
 */
export const nextStepOf = (
  { status }: Pick<Order, 'status'>,
  left: readonly number[],
  shipments: readonly unknown[],
): NextStep | undefined => {
  const isLeft = left.some((pieces) => pieces > 0)
  const isBegun = shipments.length > 0
  if (status === 'New' || status === 'Pending') return isLeft ? (isBegun ? 'shipRest' : 'ship') : undefined
  if (status === 'Shipping') return isLeft && isBegun ? 'shipRest' : 'deliver'
  return undefined
}

/** Returns shipped pieces, remaining pieces and the next step; undefined until loaded. */
export const useShipping = (order: Order) => {
  const shipments = useQuery(shipmentsOf(order.id)).data?.rows
  const refunds = useQuery(refundsOf(order.id)).data?.rows
  if (!shipments || !refunds) return undefined
  const left = reservedPieces(order.items, { shipments, refunds })
  const sum = (counts: Iterable<number>) => roundQuantity([...counts].reduce((all, count) => all + count, 0))
  const shipped = sum(piecesByLine(shipments).values())
  // What was paid back instead of being shipped is not waited for.
  return {
    shipments,
    left,
    shipped,
    pieces: roundQuantity(shipped + sum(left)),
    next: nextStepOf(order, left, shipments),
  }
}
