import { measured } from '@quarterdeck/contract/core/money'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { piecesByLine } from '@quarterdeck/contract/sales/pieces'
import type { Shipment } from '@quarterdeck/contract/sales/shipments'
import { useQuery } from '@tanstack/react-query'
import { shipmentsOf } from './shipment-query.ts'

/** How many pieces of each line are still to be shipped. */
export const unshipped = ({ items }: Pick<Order, 'items'>, shipments: readonly Shipment[]): readonly number[] => {
  const shipped = piecesByLine(shipments)
  return items.map(({ quantity }, line) => Math.max(0, measured(quantity - (shipped.get(line) ?? 0))))
}

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
  if (!shipments) return undefined
  const left = unshipped(order, shipments)
  const sum = (counts: readonly number[]) => measured(counts.reduce((all, count) => all + count, 0))
  const pieces = sum(order.items.map(({ quantity }) => quantity))
  return { shipments, left, shipped: measured(pieces - sum(left)), pieces, next: nextStepOf(order, left, shipments) }
}
