import { type Order, orders } from '@quarterdeck/contract/orders'
import IconLayoutSidebarRightExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRightExpand.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { usePeek } from '../../records/index.ts'
import { chosenRows } from '../../ui/data-table/chosen-rows.ts'
import type { Chosen, RowAction } from '../../ui/data-table/field.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { reportProblem } from '../../ui/report-problem.ts'
import { useDeleteOrders } from '../use-delete-orders.ts'
import { listMessages } from './messages/index.ts'

/** What one may do with orders of a list. */
export const useOrderActions = (): readonly RowAction<Order>[] => {
  const m = useMessages(listMessages)
  const common = useMessages(commonMessages)
  const mayDelete = useMay('orders:delete')
  const deleteOrders = useDeleteOrders()
  const { peek } = usePeek()

  const removeAll = async (chosen: Chosen<Order>) => {
    try {
      await deleteOrders(await chosenRows(orders.list, chosen))
    } catch (error) {
      reportProblem(common, error)
    }
  }
  const look: RowAction<Order> = {
    label: m.peek,
    icon: <IconLayoutSidebarRightExpand size={18} stroke={1.75} aria-hidden />,
    single: true,
    perform: ({ rows: [order] }) => order && peek({ entity: 'orders', record: String(order.id) }),
  }
  const remove: RowAction<Order> = {
    label: common.actions.delete,
    icon: <IconTrash size={18} stroke={1.75} aria-hidden />,
    danger: true,
    bulkOnly: true,
    perform: (chosen) => void removeAll(chosen),
  }
  return [look, ...(mayDelete ? [remove] : [])]
}
