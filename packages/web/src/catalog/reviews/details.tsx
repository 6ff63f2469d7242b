import { useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { RecordLink } from '../../records/index.ts'
import { ReviewBody } from './board/review-body.tsx'
import { ProductName } from './product-name.tsx'
import classes from './reviews.module.css'
import { reviewsOf } from './reviews-of.ts'

/** One review to read, to answer and to hide. */
export const ReviewDetails = ({ id }: { id: string }) => {
  const { placeholderData: _, ...asked } = reviewsOf([id])
  const [review] = useSuspenseQuery(asked).data.rows
  if (!review) throw new ApiError('not_found', 'Review not found')
  return (
    <>
      <RecordLink entity="products" record={String(review.productId)} className={classes.about}>
        <ProductName review={review} size={40} />
      </RecordLink>
      <ReviewBody key={id} review={review} hasKeys />
    </>
  )
}
