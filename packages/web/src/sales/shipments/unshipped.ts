import { measured } from '@quarterdeck/contract/core/money'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { openPieces, piecesByLine } from '@quarterdeck/contract/sales/pieces'
import { useQuery } from '@tanstack/react-query'
import { refundsOf } from '../refunds/index.ts'
import { shipmentsOf } from './shipment-query.ts'

/** What is usually done next with an order: shipping it, shipping the rest of it, or noting that it has arrived. */
export type NextStep = 'ship' | 'shipRest' | 'deliver'

/** An order on its way without a shipment was set so by hand: what is in it is not asked for again. */
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

/** What of an order was shipped, and what is to be done with it; undefined as long as that is not known. */
export const useShipping = (order: Order) => {
  const shipments = useQuery(shipmentsOf(order.id)).data?.rows
  const refunds = useQuery(refundsOf(order.id)).data?.rows
  if (!shipments || !refunds) return undefined
  const left = openPieces(order.items, { shipments, refunds })
  const sum = (counts: Iterable<number>) => measured([...counts].reduce((all, count) => all + count, 0))
  const shipped = sum(piecesByLine(shipments).values())
  // What was paid back instead of being shipped is not waited for.
  return { shipments, left, shipped, pieces: measured(shipped + sum(left)), next: nextStepOf(order, left, shipments) }
}
