import { orderList, orders } from '@quarterdeck/contract/orders'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { useNavigate } from '@tanstack/react-router'
import { BinLink } from '../../bin/index.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { usePeeked } from '../../lib/peek.ts'
import { useMay } from '../../lib/session.ts'
import { LiveNotice } from '../../live/index.ts'
import { Peek } from '../../peek/index.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useListState } from '../../ui/data-table/use-list-state.ts'
import { Page } from '../../ui/page.tsx'
import { StatePanel } from '../../ui/state-panel.tsx'
import { Opening, SavedViews } from '../../views/index.ts'
import { useOrderFields } from '../fields.tsx'
import { orderMessages } from '../messages/index.ts'
import { useOrderFacets } from './facets.ts'
import { idOfOrder, orderCounts, orderPage, ownParameters } from './list-query.ts'
import { listMessages } from './messages/index.ts'
import { StatusTabs } from './status-tabs.tsx'
import { OrderSummary } from './summary.tsx'
import { useOrderActions } from './use-order-actions.tsx'

const loadCell = async () => (await import('../order-cells.tsx')).OrderCell

const List = () => {
  const m = useMessages(orderMessages)
  const words = useMessages(listMessages)
  const mayWrite = useMay('orders:write')
  const mayDelete = useMay('orders:delete')
  const state = useListState(orderList, ownParameters)
  const fields = useOrderFields()
  const facets = useOrderFacets(state)
  const { actions, dialog } = useOrderActions()
  const navigate = useNavigate()
  const current = usePeeked('orders')
  return (
    <Page
      title={m.list.title}
      layout="fill"
      actions={
        <>
          <SavedViews list="orders" endpoint={orders.list} spec={orderList} />
          {mayDelete && <BinLink to="/orders/bin" label={words.bin} />}
        </>
      }
    >
      <OrderSummary />
      <StatusTabs state={state} />
      <DataTable
        label={m.list.title}
        name="orders"
        spec={orderList}
        state={state}
        pageOf={orderPage}
        fields={fields}
        countsOf={orderCounts}
        exportFrom={orders.export}
        searchLabel={m.list.search}
        facets={facets}
        idOf={idOfOrder}
        nameOf={({ id }) => m.name(String(id))}
        current={current}
        actions={actions}
        editing={
          mayWrite
            ? {
                load: loadCell,
                loadPaste: () => import('../order-paste.tsx'),
                openForm: (order) => void navigate({ to: '/orders/$id/edit', params: { id: idOfOrder(order) } }),
              }
            : undefined
        }
        notice={<LiveNotice entity="orders" />}
        empty={
          <StatePanel
            picture={<IconShoppingCart size={36} stroke={1.5} aria-hidden />}
            title={m.list.empty}
            text={words.emptyText}
          />
        }
      />
      <Peek beside />
      {dialog}
    </Page>
  )
}

export const OrderListPage = () => (
  <Opening list="orders">
    <List />
  </Opening>
)
