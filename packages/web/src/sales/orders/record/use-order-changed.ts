import { entities } from '@quarterdeck/contract/kit/entities'
import type { Order } from '@quarterdeck/contract/sales/orders'
import { useQueryClient } from '@tanstack/react-query'
import { orderRecord } from '../use-order.ts'

/** Query keys to invalidate: records of any kind may be shown with an order. */
const around = [...entities, 'changes']

/** Returns a function that updates an order in the cache and invalidates everything that depends on it. */
export const useOrderChanged = () => {
  const queries = useQueryClient()
  return (order?: Order): void => {
    if (order) queries.setQueryData(orderRecord(String(order.id)).queryKey, order)
    for (const entity of around) void queries.invalidateQueries({ queryKey: [entity] })
  }
}
