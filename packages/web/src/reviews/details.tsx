import { useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '../lib/api/api-error.ts'
import { useFormats } from '../lib/i18n/formats.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { Facts, RecordLink } from '../records/index.ts'
import { reviewMessages } from './messages/index.ts'
import { ProductName } from './product-name.tsx'
import { reviewsOf } from './reviews-of.ts'
import { Stars } from './stars.tsx'

/** One review to read. */
export const ReviewDetails = ({ id }: { id: string }) => {
  const { fields: m } = useMessages(reviewMessages)
  const { date, number } = useFormats()
  const { placeholderData: _, ...asked } = reviewsOf([id])
  const [review] = useSuspenseQuery(asked).data.rows
  if (!review) throw new ApiError('not_found', 'Review not found')
  return (
    <>
      <Facts
        facts={[
          [m.product, <ProductName key="product" review={review} />],
          [m.rating, <Stars key="rating" rating={review.rating} />],
          [
            m.user,
            <RecordLink key="user" entity="users" record={String(review.user.id)}>
              <bdi>{review.user.name}</bdi>
            </RecordLink>,
          ],
          [m.createdAt, date(review.createdAt)],
          [m.likes, number(review.likes)],
          [m.dislikes, number(review.dislikes)],
        ]}
      />
      <p dir="auto">{review.review}</p>
    </>
  )
}
