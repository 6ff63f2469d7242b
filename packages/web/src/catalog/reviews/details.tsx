import { useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '../../kit/lib/api-error.ts'
import { RecordFacts, RecordLink } from '../../kit/records/index.ts'
import { ReviewBody } from './board/review-body.tsx'
import { useReviewHistory } from './described.tsx'
import { useReviewFields } from './fields.tsx'
import { ProductName } from './product-name.tsx'
import classes from './reviews.module.css'
import { reviewsOf } from './reviews-of.ts'

/** Fields shown in the review itself, above the details. */
const inBody = [
  'review',
  'rating',
  'product',
  'user',
  'reply',
  'status',
  'likes',
  'createdAt',
  'hiddenReason',
  'repliedAt',
  'orderId',
] as const

/** Shows a review with its actions in the side panel. */
export const ReviewDetails = ({ id }: { id: string }) => {
  const fields = useReviewFields()
  const { placeholderData: _, ...asked } = reviewsOf([id])
  const [review] = useSuspenseQuery(asked).data.rows
  if (!review) throw new ApiError('not_found', 'Review not found')
  return (
    <>
      <RecordLink entity="products" record={String(review.productId)} className={classes.about}>
        <ProductName review={review} size={40} />
      </RecordLink>
      <ReviewBody key={id} review={review} hasKeys />
      <RecordFacts row={review} fields={fields} history={useReviewHistory()} elsewhere={inBody} />
    </>
  )
}
