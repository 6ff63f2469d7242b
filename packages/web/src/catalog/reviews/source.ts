import { type Review, reviewList, reviews } from '@quarterdeck/contract/catalog/reviews'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import type { QueryClient } from '@tanstack/react-query'
import { countsIgnoring, listSource } from '../../kit/lib/api/list-source.ts'

const source = listSource('reviews', reviews, reviewList, ({ id }: Review) => String(id))

/** Fields filtered by the tabs. */
export const tabFields = ['status', 'reply', 'stars'] as const

/** Returns the query of the number of reviews per tab, under the other filters. */
export const tabCounts = (query: Pick<ListQuery, 'q' | 'where'>) => countsIgnoring(source, query, tabFields)

export const reviewSource = {
  ...source,
  prefetch: (queries: QueryClient, query: ListQuery): void => {
    source.prefetch(queries, query)
    void queries.prefetchQuery(tabCounts(query))
  },
}
