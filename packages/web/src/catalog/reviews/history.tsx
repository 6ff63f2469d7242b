import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, shownFields, useShow } from '../../records/index.ts'
import { reviewMessages } from './messages/index.ts'
import { reviewsOf } from './reviews-of.ts'
import { Stars } from './stars.tsx'
import { statusTones } from './status-tones.ts'

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

/** How the history shows reviews. */
export const useReviewHistory = (): History => {
  const { name, fields, statuses } = useMessages(reviewMessages)
  const show = useShow()
  const shown = {
    rating: show.number,
    status: show.badge(statuses, statusTones),
    repliedAt: show.moment,
    createdAt: show.date,
  }
  return { name, fields: shownFields(fields, shown), Caption: ReviewCaption }
}
