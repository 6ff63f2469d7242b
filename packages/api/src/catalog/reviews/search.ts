import { findBy } from '../../kit/lists/find.ts'
import { byId, newestOf, type ReviewRow } from './store.ts'

/** Maximum length of a text shown in one line. */
const maxText = 200

/** Finds reviews for the global search. */
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
