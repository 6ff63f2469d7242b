import type { Review } from '@quarterdeck/contract/reviews'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { RecordLink } from '../records/index.ts'
import type { Field } from '../ui/data-table/field.ts'
import { Day } from '../ui/day.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import classes from './fields.module.css'
import { reviewMessages } from './messages/index.ts'
import { ProductName } from './product-name.tsx'
import { Stars } from './stars.tsx'

/** What a list shows of a review. */
export const useReviewFields = (): readonly Field<Review>[] => {
  const { fields: m } = useMessages(reviewMessages)
  return [
    {
      name: 'review',
      label: m.review,
      cell: ({ id, review }) => (
        <RecordLink entity="reviews" record={String(id)} className={classes.link}>
          <bdi>{review}</bdi>
        </RecordLink>
      ),
      skeleton: <Skeleton width={320} />,
      card: 'title',
    },
    {
      name: 'product',
      label: m.product,
      cell: (review) => <ProductName review={review} />,
      width: 260,
      skeleton: <Skeleton width={160} />,
      card: 'detail',
    },
    {
      name: 'rating',
      label: m.rating,
      cell: ({ rating }) => <Stars rating={rating} />,
      sortable: true,
      width: 120,
      skeleton: <Skeleton width={70} />,
      card: 'badge',
    },
    {
      name: 'createdAt',
      label: m.createdAt,
      cell: ({ createdAt }) => <Day at={createdAt} />,
      sortable: true,
      width: 136,
      skeleton: <Skeleton width={80} />,
      card: 'detail',
    },
  ]
}
