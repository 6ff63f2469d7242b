import { type Review, type ReviewPatch, reviews } from '@quarterdeck/contract/catalog/reviews'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { CellKind } from '../../records/lists/index.ts'
import { reviewMessages } from './messages/index.ts'

const save = async ({ id, version }: Review, change: ReviewPatch) => {
  const { data, batch } = await call(reviews.update, { query: { id: String(id) }, body: change, ifMatch: version })
  return { record: data.review, batch }
}

/** How reviews are edited in the cells of their list. */
export const useReviewCellKind = (): CellKind<Review> => {
  const { fields } = useMessages(reviewMessages)
  const reply = { label: fields.reply, valueOf: (review: Review) => review.reply, isLong: true }
  return { entity: 'reviews', inputs: { reply }, reasons: {}, save }
}
