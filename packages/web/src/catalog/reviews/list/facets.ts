import { reviewStatuses } from '@quarterdeck/contract/constants'
import { replyStates, starNames, verifications } from '@quarterdeck/contract/review-bands'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { usePersonFacet } from '../../../people/users/index.ts'
import type { Facet } from '../../../ui/data-table/field.ts'
import type { ListState } from '../../../ui/data-table/use-list-state.ts'
import { useProductFacet } from '../../reference/index.ts'
import { reviewMessages } from '../messages/index.ts'
/** What a list of reviews is filtered by. */
export const useReviewFacets = ({ chosen }: Pick<ListState, 'chosen'>): readonly Facet[] => {
  const { fields, statuses } = useMessages(reviewMessages)
  const m = useMessages(reviewMessages).listPage
  const product = useProductFacet(fields.product, chosen('productId'))
  const person = usePersonFacet('userId', fields.user, chosen('userId'))
  return [
    {
      field: 'stars',
      label: fields.rating,
      words: ['stars', 'rating'],
      options: starNames.map((value) => ({ value, label: m.stars(Number(value)) })),
    },
    {
      field: 'reply',
      label: fields.reply,
      words: ['reply'],
      options: replyStates.map((value) => ({ value, label: m.replies[value] })),
    },
    {
      field: 'verified',
      label: m.purchase,
      words: ['verified', 'purchase'],
      options: verifications.map((value) => ({ value, label: m.verified[value] })),
    },
    { ...product, words: ['product'] },
    { ...person, words: ['customer', 'user'], rare: true },
    {
      field: 'status',
      label: fields.status,
      words: ['status'],
      options: reviewStatuses.map((value) => ({ value, label: statuses[value] })),
      // It stands in the tabs.
      rare: true,
    },
    { kind: 'days', field: 'createdAt', label: fields.createdAt, words: ['created', 'date'] },
    { kind: 'days', field: 'repliedAt', label: fields.repliedAt, rare: true },
  ]
}
