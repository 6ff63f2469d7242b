import { type Order, orderList, orders } from '@quarterdeck/contract/sales/orders'
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import { listing } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import type { TableKind } from '../../kit/records/index.ts'
import { ownedList } from '../../kit/records/lists/index.ts'
import { useOrderFields } from './fields.tsx'
import { orderMessages } from './messages/index.ts'
import { statusOrder } from './status-order.ts'

/** Columns of the list inside another page. */
const short = ['id', 'items', 'status', 'createAt', 'totalAmount']

/** Returns the columns and actions of an order table inside another page. */
const useOrderTable = (): TableKind<Order> => {
  const m = useMessages(orderMessages)
  return {
    spec: orderList,
    page: (query) => listing(orders.list, orderList, query),
    label: m.list.title,
    searchLabel: m.list.search,
    fields: useOrderFields()
      .filter(({ name }) => short.includes(name))
      .map((field) => ({ ...field, editable: false })),
    facets: [
      {
        field: 'status',
        label: m.fields.status,
        options: statusOrder.map((value) => ({ value, label: m.statuses[value] })),
      },
    ],
    idOf: ({ id }) => String(id),
    nameOf: ({ id }) => m.name(String(id)),
    empty: { picture: <IconShoppingBag size={36} stroke={1.5} aria-hidden />, title: m.list.empty },
  }
}

/** Lists the orders of a person. */
export const OrdersOfPerson = ownedList('customerId', useOrderTable)
