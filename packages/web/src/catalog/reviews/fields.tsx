import { type Review, reviewKind } from '@quarterdeck/contract/catalog/reviews'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { type Column, EmptyValue, RecordLink, useColumns } from '../../kit/records/index.ts'
import type { Field } from '../../kit/ui/data-table/field.ts'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { StatusBadge } from '../../kit/ui/status-badge.tsx'
import { useReviewHistory } from './described.tsx'
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

/** Fields without a column in the list. */
const unlisted: readonly (keyof Review & string)[] = ['productId', 'dislikes', 'replier']

/** Columns hidden by default. */
const askedFor = {
  hiddenReason: {
    cell: ({ hiddenReason }) => (hiddenReason ? <bdi title={hiddenReason}>{hiddenReason}</bdi> : <EmptyValue />),
    optional: true,
    width: 200,
    minWidth: 140,
    grow: 3,
    skeleton: 96,
    editable: false,
    card: 'hidden',
  },
  repliedAt: { optional: true, width: 120, card: 'hidden' },
  orderId: {
    cell: ({ orderId }) =>
      orderId === null ? (
        <EmptyValue />
      ) : (
        <RecordLink entity="orders" record={String(orderId)} className={classes.link}>
          #{orderId}
        </RecordLink>
      ),
    optional: true,
    width: 104,
    minWidth: 96,
    skeleton: 48,
    card: 'hidden',
  },
} satisfies Readonly<Record<string, Column<Review>>>

export const useReviewFields = (): readonly Field<Review>[] => {
  const { statuses } = useMessages(reviewMessages)
  return useColumns<Review>(reviewKind, useReviewHistory(), unlisted, {
    review: {
      cell: (review) => <Words review={review} />,
      width: 320,
      minWidth: 272,
      grow: 5,
      skeleton: 320,
      card: 'title',
    },
    rating: {
      cell: ({ rating }) => <Stars rating={rating} />,
      width: 104,
      minWidth: 96,
      skeleton: 70,
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
      skeleton: 160,
      card: 'detail',
    },
    user: {
      cell: (review) => <Reviewer review={review} />,
      width: 200,
      minWidth: 160,
      grow: 2,
      priority: 3,
      skeleton: 112,
      card: 'detail',
    },
    reply: {
      cell: ({ reply }) => (reply ? <bdi className={classes.reply}>{reply}</bdi> : <EmptyValue />),
      width: 180,
      minWidth: 112,
      grow: 3,
      priority: 4,
      skeleton: 96,
      editable: true,
      card: 'hidden',
    },
    status: {
      cell: (review) => <Status review={review} />,
      priority: 2,
      skeleton: <Skeleton width={64} height={20} />,
      words: Object.values(statuses),
      editable: false,
      card: 'detail',
    },
    likes: {
      cell: (review) => <Votes review={review} />,
      width: 112,
      minWidth: 104,
      priority: 5,
      skeleton: 64,
      card: 'hidden',
    },
    createdAt: { width: 120, priority: 1, card: 'detail' },
    ...askedFor,
  })
}
