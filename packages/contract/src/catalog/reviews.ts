import { z } from 'zod'
import { reviewStatuses } from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import { choice, id, multilineText, picture, timestamp, versioned } from '../kit/fields.ts'
import { kindOf } from '../kit/kind-of.ts'
import { replyStates, starNames, verifications } from './review-bands.ts'

/** Fields the shop can change: its reply and the visibility. The review itself is read-only. */
const fields = z.object({
  /** Reply of the shop; empty for none. */
  reply: multilineText(5000),
  status: choice(reviewStatuses),
  /** Required for hiding a review. */
  hiddenReason: multilineText(500),
})

export const ReviewPatch = fields.partial()
export type ReviewPatch = z.output<typeof ReviewPatch>

export const Review = fields.extend({
  id,
  productId: id,
  /** Reviewed product; null if it was deleted. */
  product: z.object({ id, title: z.string(), image: picture }).nullable(),
  createdAt: timestamp,
  /** In steps of a half. */
  rating: z.number().min(0).max(5).multipleOf(0.5),
  review: multilineText(5000),
  user: z.object({ id, image: picture, name: z.string() }),
  likes: z.int(),
  dislikes: z.int(),
  /** Order that proves the purchase: placed before the review and not returned; null if there is none. */
  orderId: id.nullable(),
  /** Author of the reply. */
  replier: z.object({ id, name: z.string() }).nullable(),
  repliedAt: timestamp.nullable(),
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Review = z.output<typeof Review>

export const reviewKind = kindOf(
  'reviews',
  {
    productId: { personal: false, as: 'reference' },
    product: { personal: false, as: 'parts' },
    createdAt: { personal: false, as: 'date' },
    rating: { personal: false, as: 'number' },
    review: { personal: true, as: 'long text' },
    user: { personal: true, as: 'parts' },
    likes: { personal: false, filter: false, as: 'number' },
    dislikes: { personal: false, filter: false, as: 'number' },
    orderId: { personal: false, as: 'reference' },
    status: { personal: false, values: reviewStatuses, edited: 'bulk' },
    hiddenReason: { personal: true, as: 'long text', edited: 'bulk' },
    reply: { personal: true, as: 'long text' },
    replier: { personal: true, as: 'parts' },
    repliedAt: { personal: false, as: 'instant' },
  },
  {
    one: 'review',
    record: Review,
    patch: ReviewPatch,
    words: {
      one: 'a review',
      all: 'reviews',
      list: 'List reviews; `id` is ignored, as specified',
      update: 'Reply to a review, hide it with a reason, or show it again; absent fields stay unchanged',
      facets: 'stars, status, reply and verified purchase',
    },
    filters: {
      userId: { kind: 'number', isKey: true },
      /** Whole stars, rounded down. */
      stars: { kind: 'choice', values: starNames },
      reply: { kind: 'choice', values: replyStates },
      verified: { kind: 'choice', values: verifications },
      id: false,
      updatedAt: false,
    },
    order: [
      'ids',
      'productId',
      'userId',
      'rating',
      'stars',
      'status',
      'reply',
      'verified',
      'orderId',
      'repliedAt',
      'createdAt',
    ],
    sort: ['id', 'createdAt', 'rating', 'likes'],
    screenSort: '-createdAt',
    exported: ['id', 'product', 'rating', 'review', 'user', 'orderId', 'reply', 'status', 'hiddenReason', 'createdAt'],
    endpoints: ({ list, update, remove, facets, export: file }) => ({
      list: endpoint({ ...list, query: z.object({ id: z.string().optional() }) }),
      update,
      remove,
      facets,
      export: file,
    }),
  },
)
export const reviewList = reviewKind.list
export const reviews = reviewKind.endpoints
