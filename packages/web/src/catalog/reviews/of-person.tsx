import { type Review, reviewList, reviews } from '@quarterdeck/contract/catalog/reviews'
import IconMessageStar from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs'
import { listing } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import type { TableKind } from '../../kit/records/index.ts'
import { ownedList } from '../../kit/records/lists/index.ts'
import { useReviewFields } from './fields.tsx'
import { reviewMessages } from './messages/index.ts'

/** Returns the columns and actions of a review table. */
const useReviewTable = (): TableKind<Review> => {
  const m = useMessages(reviewMessages)
  return {
    spec: reviewList,
    page: (query) => listing(reviews.list, reviewList, query),
    label: m.list.title,
    searchLabel: m.list.searchText,
    fields: useReviewFields().filter(({ name }) => name !== 'user'),
    whole: { to: '/reviews', label: m.whole },
    facets: [],
    idOf: ({ id }) => String(id),
    nameOf: ({ id }) => m.name(String(id)),
    empty: { picture: <IconMessageStar size={36} stroke={1.5} aria-hidden />, title: m.list.empty },
  }
}

/** Lists the reviews of a person. */
export const ReviewsOfPerson = ownedList('userId', useReviewTable)
