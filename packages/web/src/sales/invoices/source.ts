import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { type Invoice, invoiceList, invoices } from '@quarterdeck/contract/sales/invoices'
import { papers } from '@quarterdeck/contract/sales/papers'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { read } from '../../kit/lib/api/client.ts'
import { listSource } from '../../kit/lib/api/list-source.ts'
import { narrowing, reading } from '../../kit/lib/api/queries.ts'

export const invoiceFigures = reading(invoices.figures)

export const invoiceRecord = (id: string) => reading(invoices.read, { id })

/** Returns the query of an invoice's printable document. */
export const invoicePaper = (id: string) => reading(papers.invoice, { id })

/** Returns the query of number and amount of invoices per state, under the other filters. */
export const stateCounts = ({ q, where }: Pick<ListQuery, 'q' | 'where'>) => {
  const others = where.filter(({ field }) => field !== 'state')
  const list = narrowing(invoiceList, { where: others, ...(q && { q }) })
  return queryOptions({
    queryKey: ['invoices', 'state-counts', new URLSearchParams(list).toString()],
    queryFn: async ({ signal }) => {
      const { data, totalIsExact } = await read(invoices.stateCounts, { list, signal })
      return { ...data, areExact: totalIsExact }
    },
    placeholderData: keepPreviousData,
  })
}

const source = listSource('invoices', invoices, invoiceList, ({ id }: Invoice) => id)

export const invoiceSource = {
  ...source,
  prefetch: (queries: QueryClient, query: ListQuery): void => {
    source.prefetch(queries, query)
    void queries.prefetchQuery(stateCounts(query))
    void queries.prefetchQuery(invoiceFigures)
  },
}
