import type { Review } from '@quarterdeck/contract/catalog/reviews'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { fieldsOf, None, RecordLink } from '../../records/index.ts'
import type { Field } from '../../ui/data-table/field.ts'
import { Day } from '../../ui/day.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { reviewMessages } from './messages/index.ts'
import { ProductName } from './product-name.tsx'
import { Reviewer } from './reviewer.tsx'
import classes from './reviews.module.css'
import { Stars } from './stars.tsx'
import { statusTones } from './status-tones.ts'
import { Votes } from './votes.tsx'

const Words = ({ review: { id, review, status } }: { review: Review }) => (
  <RecordLink entity="reviews" record={String(id)} className={status === 'Hidden' ? classes.hidden : classes.words}>
    <bdi>{review}</bdi>
  </RecordLink>
)

const Status = ({ review: { status, hiddenReason } }: { review: Review }) => {
  const { statuses } = useMessages(reviewMessages)
  return (
    <span className={status === 'Visible' ? classes.usual : undefined} title={hiddenReason || undefined}>
      <StatusBadge tone={statusTones[status]}>{statuses[status]}</StatusBadge>
    </span>
  )
}

/** What is for the panel, or for a screen of its own. */
type Unlisted = 'productId' | 'dislikes' | 'replier'

/** What a list shows of a review. */
export const useReviewFields = (): readonly Field<Review>[] => {
  const { fields: m, statuses } = useMessages(reviewMessages)
  const mayWrite = useMay('reviews:write')
  return fieldsOf<Review, Unlisted>(m, {
    review: {
      cell: (review) => <Words review={review} />,
      width: 320,
      minWidth: 272,
      grow: 5,
      skeleton: <Skeleton width={320} />,
      card: 'title',
    },
    rating: {
      cell: ({ rating }) => <Stars rating={rating} />,
      sortable: true,
      width: 104,
      minWidth: 96,
      skeleton: <Skeleton width={70} />,
      card: 'badge',
    },
    product: {
      cell: (review) => (
        <RecordLink entity="products" record={String(review.productId)} className={classes.link}>
          <ProductName review={review} />
        </RecordLink>
      ),
      width: 236,
      minWidth: 172,
      grow: 3,
      skeleton: <Skeleton width={160} />,
      card: 'detail',
    },
    user: {
      cell: (review) => <Reviewer review={review} />,
      width: 200,
      minWidth: 160,
      grow: 2,
      priority: 3,
      skeleton: <Skeleton width={112} />,
      card: 'detail',
    },
    reply: {
      cell: ({ reply }) => (reply ? <bdi className={classes.reply}>{reply}</bdi> : <None />),
      editable: mayWrite,
      width: 180,
      minWidth: 112,
      grow: 3,
      priority: 4,
      skeleton: <Skeleton width={96} />,
      card: 'hidden',
    },
    status: {
      cell: (review) => <Status review={review} />,
      words: Object.values(statuses),
      priority: 2,
      skeleton: <Skeleton width={64} height={20} />,
      card: 'detail',
    },
    likes: {
      cell: (review) => <Votes review={review} />,
      sortable: true,
      width: 112,
      minWidth: 104,
      priority: 5,
      skeleton: <Skeleton width={64} />,
      card: 'hidden',
    },
    createdAt: {
      cell: ({ createdAt }) => <Day at={createdAt} />,
      sortable: true,
      width: 120,
      minWidth: 116,
      priority: 1,
      skeleton: <Skeleton width={80} />,
      card: 'detail',
    },
    hiddenReason: {
      cell: ({ hiddenReason }) => (hiddenReason ? <bdi title={hiddenReason}>{hiddenReason}</bdi> : <None />),
      optional: true,
      width: 200,
      minWidth: 140,
      grow: 3,
      skeleton: <Skeleton width={96} />,
      card: 'hidden',
    },
    repliedAt: {
      cell: ({ repliedAt }) => (repliedAt ? <Day at={repliedAt} /> : <None />),
      optional: true,
      width: 120,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'hidden',
    },
    orderId: {
      cell: ({ orderId }) =>
        orderId === null ? (
          <None />
        ) : (
          <RecordLink entity="orders" record={String(orderId)} className={classes.link}>
            #{orderId}
          </RecordLink>
        ),
      optional: true,
      width: 104,
      minWidth: 96,
      skeleton: <Skeleton width={48} />,
      card: 'hidden',
    },
  })
}
