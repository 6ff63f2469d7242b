import { type Review, reviewKind } from '@quarterdeck/contract/catalog/reviews'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { type History, useShownFields } from '../../kit/records/index.ts'
import type { Changes } from '../../kit/records/lists/index.ts'
import { maxReason } from '../../kit/ui/form/reason-input.tsx'
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

/** Returns labels and formats of reviews for the change history. */
export const useReviewHistory = (): History => {
  const { name, fields, statuses } = useMessages(reviewMessages)
  return {
    name,
    fields: useShownFields<Review>(reviewKind, {
      labels: fields,
      choices: { status: statuses },
      tones: { status: statusTones },
    }),
    Caption: ReviewCaption,
  }
}

/** Returns the bulk actions of the review list. */
export const useReviewChanges = (): Changes<Review> => {
  const { list, board } = useMessages(reviewMessages)
  return {
    kind: reviewKind,
    fields: useReviewHistory().fields,
    records: list.records,
    inputs: { reply: {} },
    texts: { hiddenReason: { label: board.hideReason, hint: board.hideReasonHints, maxLength: maxReason } },
  }
}
