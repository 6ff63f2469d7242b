import type { Order } from '@quarterdeck/contract/orders'
import { lazy, type ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { useListActions } from '../../ui/bulk/use-list-actions.tsx'
import type { RowAction } from '../../ui/data-table/field.ts'
import { useDeleteOrders } from '../use-delete-orders.ts'
import { listMessages } from './messages/index.ts'

const OrderBulk = lazy(async () => ({ default: (await import('../order-bulk.tsx')).OrderBulk }))

/** What one may do with orders of a list, and the question that one of these asks. */
export const useOrderActions = (): { actions: readonly RowAction<Order>[]; dialog: ReactNode } => {
  const words = useMessages(listMessages)
  const mayWrite = useMay('orders:write')
  const mayDelete = useMay('orders:delete')
  const deleteOrders = useDeleteOrders()
  const { look, change, remove, dialog } = useListActions<Order>({
    entity: 'orders',
    words,
    Bulk: OrderBulk,
    remove: deleteOrders,
  })
  return {
    actions: [look, ...(mayWrite ? [change(words.change)] : []), ...(mayDelete ? [{ ...remove, bulkOnly: true }] : [])],
    dialog,
  }
}
