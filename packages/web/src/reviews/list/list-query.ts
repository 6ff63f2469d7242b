import type { ListQuery } from '@quarterdeck/contract/list'
import { type Review, reviewList, reviews } from '@quarterdeck/contract/reviews'
import type { QueryClient } from '@tanstack/react-query'
import { counting, listing } from '../../lib/api/queries.ts'
import type { CountsOf } from '../../ui/data-table/toolbar.tsx'
import { layoutParameters } from '../../ui/data-table/use-layout.ts'
import type { ListState } from '../../ui/data-table/use-list-state.ts'
import { askForFirstPage, viewParameter } from '../../views/index.ts'

/** Parameters of the screen that are not those of the list. */
export const ownParameters = [...layoutParameters, viewParameter, 'peek']

export const idOfReview = ({ id }: Review): string => String(id)

export const reviewCounts: CountsOf = (query) => counting(reviews.facets, reviewList, query)

/** The fields that the tabs choose by. */
export const tabFields = ['status', 'reply', 'stars'] as const

/** How many reviews each of the tabs has under the other filters. */
export const tabCounts = ({ q, where }: Pick<ListQuery, 'q' | 'where'>) =>
  counting(reviews.facets, reviewList, {
    ...(q && { q }),
    where: where.filter(({ field }) => !tabFields.some((each) => each === field)),
  })

export const reviewPage = (request: ListState['request']) => listing(reviews.list, reviewList, request)

/** Asks for what an address shows before its screen is there. */
export const askForReviews = (queries: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  const list = { name: 'reviews', spec: reviewList, pageOf: reviewPage, others: ownParameters } as const
  const request = askForFirstPage(queries, list, search)
  void queries.prefetchQuery(tabCounts(request))
}
