import { type Review, reviewList, reviews } from '@quarterdeck/contract/catalog/reviews'
import { type Condition, readSort, writeList } from '@quarterdeck/contract/kit/list'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { read } from '../../../kit/lib/api/client.ts'
import { counting } from '../../../kit/lib/api/queries.ts'
import { type Board, reviewFilters, sorts } from './board-address.ts'

interface Batch {
  readonly rows: readonly Review[]
  readonly next: string | undefined
}

const perPage = 10

const ofProduct = (product: number, show: Board['show']): readonly Condition[] => [
  { field: 'productId', op: 'in', values: [product] },
  ...reviewFilters[show],
]

/** Returns the query of a product's reviews, page by page. */
export const reviewsOfProduct = (product: number, { show, sort, stars }: Board) => {
  const where = [
    ...ofProduct(product, show),
    ...(stars.length > 0 ? [{ field: 'stars', op: 'in', values: stars.map(String) } as const] : []),
  ]
  const asked = { where, perPage, sort: readSort(reviewList, sorts[sort]) ?? [] }
  return infiniteQueryOptions({
    queryKey: ['reviews', 'board', asked],
    queryFn: async ({ pageParam, signal }): Promise<Batch> => {
      const list = writeList(reviewList, { ...asked, ...(pageParam && { after: pageParam }) })
      const { data, next } = await read(reviews.list, { list, signal })
      return { rows: data, next }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** Returns the query of the number of reviews per star. */
export const starCountsOfProduct = (product: number, { show }: Pick<Board, 'show'>) =>
  counting(reviews.facets, reviewList, { where: ofProduct(product, show) })
