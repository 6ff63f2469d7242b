import { type Order, orders } from '@quarterdeck/contract/sales/orders'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { reading } from '../../kit/lib/api/queries.ts'
import { ApiError } from '../../kit/lib/api-error.ts'
import { shipmentsOf } from '../shipments/index.ts'

export const orderRecord = (id: string) => reading(orders.read, { id })

/** Returns an order. @throws ApiError `not_found`, for which the API returns `false` */
export const useOrder = (id: string): Order => {
  const { data: order } = useSuspenseQuery(orderRecord(id))
  if (!order) throw new ApiError('not_found', 'Order not found')
  return order
}

/** Prefetches the order of a URL. */
export const prefetchOrder = (queries: QueryClient, id: string): void => {
  void queries.prefetchQuery(orderRecord(id))
}

/** Prefetches shipments along with the order, whose next step depends on them. */
export const prefetchShipments = (queries: QueryClient, id: string): void => {
  if (Number.isSafeInteger(Number(id))) void queries.prefetchQuery(shipmentsOf(Number(id)))
}
