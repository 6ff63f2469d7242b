import {
  type OrderStatus,
  orderBills,
  orderBuyers,
  orderReturnCauses,
  paymentMethods,
} from '@quarterdeck/contract/kit/constants'
import { type Order, orderKind } from '@quarterdeck/contract/sales/orders'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { idOf } from '../../../kit/lib/api/list-source.ts'
import { countryNames, countryOptions } from '../../../kit/lib/countries.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../kit/lib/search-params.ts'
import { facetsOf, recordMessages, useReferenceFacet } from '../../../kit/records/index.ts'
import { recordList } from '../../../kit/records/lists/index.ts'
import type { Facet } from '../../../kit/ui/data-table/field.ts'
import { fromFirstRow } from '../../../kit/ui/data-table/from-first-row.ts'
import type { ListState } from '../../../kit/ui/data-table/use-list-state.ts'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { Tabs } from '../../../kit/ui/tabs/tabs.tsx'
import { useOrderChanges, useOrderHistory } from '../described.tsx'
import { useOrderFields } from '../fields.tsx'
import { orderMessages } from '../messages/index.ts'
import { orderSource, statusCounts } from '../source.ts'
import { statusOrder } from '../status-order.ts'
import { OrderSummary } from './summary.tsx'

/** Statuses in which an order has to be handled. */
const waits: ReadonlySet<OrderStatus> = new Set(['New', 'Pending', 'Shipping'])

/** Renders the statuses as tabs, with the number of orders and the age of the oldest one waiting. */
const StatusTabs = ({ state }: { state: ListState }) => {
  const {
    list: { tabs: m },
    statuses,
  } = useMessages(orderMessages)
  const { span, instant } = useFormats()
  const { data: { counts: data, areExact } = { areExact: true }, dataUpdatedAt } = useQuery(statusCounts(state.request))
  const search: SearchParams = useSearch({ strict: false })
  const others = fromFirstRow(search, ['status'])
  const chosen = state.chosen('status')
  const isAll = chosen.length === 0 || chosen.length === statusOrder.length

  const waiting = (oldest: string | null | undefined) =>
    oldest && (
      <time dateTime={oldest} title={instant(oldest)}>
        {m.waiting(span(oldest, dataUpdatedAt))}
      </time>
    )
  return (
    <Tabs
      label={m.label}
      current={isAll ? 'all' : chosen.length === 1 ? chosen[0] : undefined}
      tabs={[
        {
          name: 'all',
          label: m.all,
          link: { to: '/orders', search: others },
          isExact: areExact,
          count: data?.reduce((sum, { count }) => sum + count, 0),
        },
        ...statusOrder.map((status) => {
          const found = data?.find((each) => each.status === status)
          return {
            name: status,
            label: statuses[status],
            link: { to: '/orders' as const, search: { ...others, status } },
            isExact: areExact,
            count: found?.count,
            hint: data ? waiting(found?.oldest) : waits.has(status) && <Skeleton width={72} />,
          }
        }),
      ]}
    />
  )
}

/** Returns the filters of the order list. */
const useOrderFacets = ({ chosen }: Pick<ListState, 'chosen'>): readonly Facet[] => {
  const m = useMessages(orderMessages)
  const product = useReferenceFacet('products', 'productId', m.fields.product, chosen('productId'))
  const reserved = useReferenceFacet('products', 'reservedId', m.fields.reserved, chosen('reservedId'))
  const { paymentMethods: methods, returnCauses } = useMessages(recordMessages)
  const facetOf = facetsOf(orderKind, useOrderHistory())
  const locale = useLocale()
  return [
    { ...product, rare: true },
    { ...reserved, rare: true },
    {
      field: 'country',
      label: m.fields.country,
      labelOf: countryNames(locale),
      options: countryOptions(locale),
      rare: true,
    },
    { kind: 'text', field: 'cohort', label: m.fields.cohort, rare: true },
    {
      field: 'buyer',
      label: m.fields.buyer,
      options: orderBuyers.map((value) => ({ value, label: m.buyers[value] })),
      rare: true,
    },
    {
      field: 'status',
      label: m.fields.status,
      options: statusOrder.map((value) => ({ value, label: m.statuses[value] })),
    },
    {
      field: 'bill',
      label: m.fields.invoiceId,
      words: ['invoice', 'bill', 'paid'],
      options: orderBills.map((value) => ({ value, label: m.bills[value] })),
    },
    {
      field: 'paymentMethod',
      label: m.fields.paymentMethod,
      words: ['payment'],
      options: paymentMethods.map((value) => ({ value, label: methods[value] })),
    },
    {
      field: 'returnCause',
      label: m.fields.returnCause,
      options: orderReturnCauses.map((value) => ({ value, label: returnCauses[value] })),
      rare: true,
    },
    facetOf('createAt', { words: ['created', 'date'] }),
    facetOf('deliveredAt'),
    facetOf('totalAmount', { words: ['total'], rare: true }),
    facetOf('customer', { rare: true }),
  ]
}

export const OrderList = recordList<Order>({
  source: orderSource,
  useParts: (state) => {
    const { name, list: m } = useMessages(orderMessages)
    return {
      title: m.title,
      search: m.search,
      emptyTitle: m.empty,
      emptyText: m.emptyText,
      fields: useOrderFields(),
      facets: useOrderFacets(state),
      nameOf: (order) => name(idOf(order)),
    }
  },
  useActions: ({ change, mayWrite }) => ({ actions: mayWrite ? [change] : [] }),
  useChanges: useOrderChanges,
  board: { field: 'status' },
  pastes: true,
  form: (order) => ({ to: '/orders/$id/edit', params: { id: idOf(order) } }),
  Above: ({ state }) => (
    <>
      <OrderSummary />
      <StatusTabs state={state} />
    </>
  ),
})
