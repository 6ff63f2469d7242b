import { type Order, orders } from '@quarterdeck/contract/sales/orders'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { reading } from '../../lib/api/queries.ts'
import { ApiError } from '../../lib/api-error.ts'
import { shipmentsOf } from '../shipments/index.ts'

export const orderRecord = (id: string) => reading(orders.read, { id })

/** One order. @throws ApiError `not_found`: the API itself answers `false` */
export const useOrder = (id: string): Order => {
  const { data: order } = useSuspenseQuery(orderRecord(id))
  if (!order) throw new ApiError('not_found', 'Order not found')
  return order
}

/** Asks for the order of an address before its screen is there. */
export const prefetchOrder = (queries: QueryClient, id: string): void => {
  void queries.prefetchQuery(orderRecord(id))
}

/** The next step of an order depends on what was shipped of it: both come together. */
export const prefetchShipments = (queries: QueryClient, id: string): void => {
  if (Number.isSafeInteger(Number(id))) void queries.prefetchQuery(shipmentsOf(Number(id)))
}
