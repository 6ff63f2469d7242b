import { reviewList, reviews } from '@quarterdeck/contract/catalog/reviews'
import { listing } from '../../kit/lib/api/queries.ts'

/** Returns the query of reviews by ids. */
export const reviewsOf = (ids: readonly string[]) =>
  listing(reviews.list, reviewList, { sort: [], where: [{ field: 'ids', op: 'in', values: ids }] })
