import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { type Order, orderList, orders } from '@quarterdeck/contract/sales/orders'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { read } from '../../kit/lib/api/client.ts'
import { listSource } from '../../kit/lib/api/list-source.ts'
import { narrowing, reading } from '../../kit/lib/api/queries.ts'

export const summaryCards = reading(orders.histories)

/** Returns the query of the number of orders per status, under the other filters. */
export const statusCounts = ({ q, where }: Pick<ListQuery, 'q' | 'where'>) => {
  const others = where.filter(({ field }) => field !== 'status')
  const list = narrowing(orderList, { where: others, ...(q && { q }) })
  return queryOptions({
    queryKey: ['orders', 'status-counts', new URLSearchParams(list).toString()],
    queryFn: async ({ signal }) => {
      const { data, totalIsExact } = await read(orders.statusCounts, { list, signal })
      return { counts: data, areExact: totalIsExact }
    },
    placeholderData: keepPreviousData,
  })
}

const source = listSource('orders', orders, orderList, ({ id }: Order) => String(id))

export const orderSource = {
  ...source,
  prefetch: (queries: QueryClient, query: ListQuery): void => {
    source.prefetch(queries, query)
    void queries.prefetchQuery(statusCounts(query))
    void queries.prefetchQuery(summaryCards)
  },
}
