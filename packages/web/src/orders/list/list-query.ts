import type { ListQuery } from '@quarterdeck/contract/list'
import { type Order, orderList, orders } from '@quarterdeck/contract/orders'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'

import { call } from '../../lib/api/client.ts'
import { counting, listing, narrowing, reading } from '../../lib/api/queries.ts'
import type { CountsOf } from '../../ui/data-table/toolbar.tsx'
import { layoutParameters } from '../../ui/data-table/use-layout.ts'
import type { ListState } from '../../ui/data-table/use-list-state.ts'
import { askForFirstPage, viewParameter } from '../../views/index.ts'

/** Parameters of the screen that are not those of the list. */
export const ownParameters = [...layoutParameters, viewParameter, 'peek']

export const idOfOrder = ({ id }: Order): string => String(id)

export const orderCounts: CountsOf = (query) => counting(orders.facets, orderList, query)

export const orderPage = (request: ListState['request']) => listing(orders.list, orderList, request)

export const summaryCards = reading(orders.histories)

/** How many orders have each status under the other filters. */
export const statusCounts = ({ q, where }: Pick<ListQuery, 'q' | 'where'>) => {
  const others = where.filter(({ field }) => field !== 'status')
  const list = narrowing(orderList, { where: others, ...(q && { q }) })
  return queryOptions({
    queryKey: ['orders', 'status-counts', new URLSearchParams(list).toString()],
    queryFn: async ({ signal }) => {
      const { data, totalIsExact } = await call(orders.statusCounts, { list, signal })
      return { counts: data, areExact: totalIsExact }
    },
    placeholderData: keepPreviousData,
  })
}

/** Asks for what an address shows before its screen is there. */
export const askForOrders = (queries: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  const list = { name: 'orders', spec: orderList, pageOf: orderPage, others: ownParameters } as const
  const request = askForFirstPage(queries, list, search)
  void queries.prefetchQuery(statusCounts(request))
  void queries.prefetchQuery(summaryCards)
}
