import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../lib/i18n/use-messages.ts'
import type { History } from '../records/index.ts'
import { reviewMessages } from './messages/index.ts'
import { reviewsOf } from './reviews-of.ts'
import { Stars } from './stars.tsx'

const ReviewCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const review = useQuery(reviewsOf(among)).data?.rows.find(({ id }) => String(id) === record)
  return (
    review && (
      <>
        <Stars rating={review.rating} /> <bdi>{review.review}</bdi>
      </>
    )
  )
}

/** How reviews are told of. */
export const useReviewHistory = (): History => {
  const { name, fields } = useMessages(reviewMessages)
  return {
    name,
    fields: { rating: { label: fields.rating }, review: { label: fields.review } },
    Caption: ReviewCaption,
  }
}
