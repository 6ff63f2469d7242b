import { type Order, orders } from '@quarterdeck/contract/orders'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useDeleteRecords } from '../ui/use-delete-records.ts'
import { orderMessages } from './messages/index.ts'

/** Deletes at once and offers Undo. Answers whether it went well. */
export const useDeleteOrders = () => {
  const m = useMessages(orderMessages)
  return useDeleteRecords<Order>(orders.remove, (some) => m.deleted(some.length, String(some[0]?.id ?? '')))
}
