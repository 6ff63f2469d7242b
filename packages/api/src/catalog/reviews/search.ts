import { findBy } from '../../kit/lists/found.ts'
import { byId, newestOf, type ReviewRow } from './store.ts'

/** As much of a long text as is read in a line. */
const maxText = 200

/** How reviews are found by the search over everything. */
export const find = findBy({
  byId,
  newestOf,
  shown: ({ id, rating, review, userName, status }: ReviewRow) => ({
    id,
    rating,
    review: review.slice(0, maxText),
    reviewer: userName,
    status,
  }),
  texts: ({ review, userName }) => ({ texts: [review.slice(0, maxText)], besides: [userName] }),
})
