import { type Product, productList, products } from '@quarterdeck/contract/catalog/products'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import type { QueryClient } from '@tanstack/react-query'
import { countsIgnoring, listSource } from '../../kit/lib/api/list-source.ts'

const source = listSource(
  'products',
  products,
  productList,
  ({ title }: Product) => title,
  ({ featureImage }) => ({ thumb: featureImage }),
)

/** Fields filtered by the tabs. */
export const tabFields = ['status', 'stockBand']

/** Returns the query of the number of products per tab, under the other filters. */
export const tabCounts = (query: Pick<ListQuery, 'q' | 'where'>) => countsIgnoring(source, query, tabFields)

export const productSource = {
  ...source,
  prefetch: (queries: QueryClient, query: ListQuery): void => {
    source.prefetch(queries, query)
    void queries.prefetchQuery(tabCounts(query))
  },
}
