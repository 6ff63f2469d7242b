import type { Order } from '@quarterdeck/contract/orders'
import { idOf } from '../../../lib/api/list-source.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { part } from '../../../lib/part.ts'
import { recordList } from '../../../records/lists/index.ts'
import { useOrderFields } from '../fields.tsx'
import { orderMessages } from '../messages/index.ts'
import { orderSource } from '../source.ts'
import { useOrderFacets } from './facets.ts'
import { StatusTabs } from './status-tabs.tsx'
import { OrderSummary } from './summary.tsx'

export const OrderList = recordList<Order>({
  source: orderSource,
  useParts: (state) => {
    const { name, list: m } = useMessages(orderMessages)
    const { emptyText } = useMessages(orderMessages).list
    return {
      title: m.title,
      search: m.search,
      emptyTitle: m.empty,
      emptyText,
      fields: useOrderFields(),
      facets: useOrderFacets(state),
      nameOf: (order) => name(idOf(order)),
    }
  },
  useDoing: ({ change, mayWrite }) => ({ actions: mayWrite ? [change] : [] }),
  bulk: part(async () => (await import('../use-bulk-words.ts')).useOrderBulkWords),
  cells: part(async () => (await import('../use-cell-kind.ts')).useOrderCellKind),
  pastes: true,
  form: (order) => ({ to: '/orders/$id/edit', params: { id: idOf(order) } }),
  Above: ({ state }) => (
    <>
      <OrderSummary />
      <StatusTabs state={state} />
    </>
  ),
})
