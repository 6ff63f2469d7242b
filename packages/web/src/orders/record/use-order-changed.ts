import type { Order } from '@quarterdeck/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { orderRecord } from '../use-order.ts'

/** What an order is shown with, beside itself. */
const around = ['orders', 'changes', 'users', 'invoices', 'refunds', 'shipments', 'notes', 'products']

/** Shows an order as an answer has it, and asks anew for all that follows from it. */
export const useOrderChanged = () => {
  const queries = useQueryClient()
  return (order?: Order): void => {
    if (order) queries.setQueryData(orderRecord(String(order.id)).queryKey, order)
    for (const entity of around) void queries.invalidateQueries({ queryKey: [entity] })
  }
}
