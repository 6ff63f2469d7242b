import type { Order } from '@quarterdeck/contract/orders'
import IconLayoutSidebarRightExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRightExpand.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { usePeek } from '../../lib/peek.ts'
import { useMay } from '../../lib/session.ts'
import { type BulkWish, deletedAtOnce } from '../../ui/bulk/bulk-words.ts'
import type { RowAction } from '../../ui/data-table/field.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { useDeleteOrders } from '../use-delete-orders.ts'
import { listMessages } from './messages/index.ts'

const OrderBulk = lazy(async () => ({ default: (await import('../order-bulk.tsx')).OrderBulk }))

/** What one may do with orders of a list, and the question that one of these asks. */
export const useOrderActions = (): { actions: readonly RowAction<Order>[]; dialog: ReactNode } => {
  const m = useMessages(listMessages)
  const common = useMessages(commonMessages)
  const mayWrite = useMay('orders:write')
  const mayDelete = useMay('orders:delete')
  const deleteOrders = useDeleteOrders()
  const { peek } = usePeek()
  const [wish, setWish] = useState<BulkWish>()

  const look: RowAction<Order> = {
    label: m.peek,
    icon: <IconLayoutSidebarRightExpand size={18} stroke={1.75} aria-hidden />,
    single: true,
    shortcut: 'peekRow',
    perform: ({ rows: [order] }) => order && peek({ entity: 'orders', record: String(order.id) }),
  }
  const change: RowAction<Order> = {
    label: m.change,
    icon: <IconPencil size={18} stroke={1.75} aria-hidden />,
    bulkOnly: true,
    asks: true,
    perform: ({ selection, count }, onDone) => setWish({ type: 'edit', selection, count, onDone }),
  }
  const remove: RowAction<Order> = {
    label: common.actions.delete,
    icon: <IconTrash size={18} stroke={1.75} aria-hidden />,
    danger: true,
    bulkOnly: true,
    asks: true,
    perform: ({ rows, selection, count }, onDone) => {
      if (rows.length === 0 || rows.length > deletedAtOnce) return setWish({ type: 'delete', selection, count, onDone })
      onDone()
      void deleteOrders(rows)
    },
  }
  return {
    actions: [look, ...(mayWrite ? [change] : []), ...(mayDelete ? [remove] : [])],
    dialog: wish && (
      <Suspense>
        <OrderBulk wish={wish} onClose={() => setWish(undefined)} />
      </Suspense>
    ),
  }
}
