import { z } from 'zod'
import { reviewStatuses } from '../core/constants.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  choice,
  exportQuery,
  facets,
  id,
  idQuery,
  idsBody,
  multilineText,
  picture,
  timestamp,
  versioned,
} from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'
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

export const reviewList = {
  filters: {
    /** Part of the specified request; ignored. */
    ids: { kind: 'number', isKey: true },
    productId: { kind: 'number', isKey: true },
    userId: { kind: 'number', isKey: true },
    rating: { kind: 'number' },
    /** Whole stars, rounded down. */
    stars: { kind: 'choice', values: starNames },
    status: { kind: 'choice', values: reviewStatuses },
    reply: { kind: 'choice', values: replyStates },
    verified: { kind: 'choice', values: verifications },
    /** Empty for unverified purchases. */
    orderId: { kind: 'number', isKey: true },
    /** Empty without a reply. */
    repliedAt: { kind: 'date' },
    createdAt: { kind: 'date' },
  },
  sort: ['id', 'createdAt', 'rating', 'likes'],
  defaultSort: 'id',
  screenSort: '-createdAt',
  search: true,
} as const satisfies ListSpec

export const reviews = {
  list: endpoint({
    method: 'GET',
    path: '/reviews',
    needs: 'reviews:read',
    summary: 'All reviews, or a page of those that match; `id` changes nothing, as specified',
    list: reviewList,
    query: z.object({ id: z.string().optional() }),
    output: z.array(Review),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/reviews',
    needs: 'reviews:write',
    sendsNoMail: true,
    summary: 'Reply to a review, hide it with a reason, or show it again; fields that are not sent stay',
    query: idQuery,
    body: ReviewPatch,
    output: z.object({ review: Review }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/reviews',
    needs: 'reviews:delete',
    sendsNoMail: true,
    summary: 'Move reviews to the bin: by ids or by id',
    query: idQuery,
    body: idsBody.optional(),
    output: z.object({ review: z.union([Review, z.array(Review)]) }),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/reviews/facets',
    needs: 'reviews:read',
    summary: 'How many reviews there are by stars, status, reply and whether the reviewer bought it',
    list: reviewList,
    output: facets,
  }),
  export: endpoint({
    method: 'GET',
    path: '/reviews/export.csv',
    needs: 'reviews:read',
    summary: 'All reviews that match, as a CSV file with the columns of `fields`',
    list: reviewList,
    query: exportQuery,
    output: z.string(),
    answers: 'text/csv',
  }),
}

const described = {
  productId: { personal: false },
  product: { personal: false, as: 'parts' },
  createdAt: { personal: false },
  rating: { personal: false },
  review: { personal: true, as: 'long text' },
  user: { personal: true, as: 'parts' },
  likes: { personal: false, as: 'number' },
  dislikes: { personal: false, as: 'number' },
  orderId: { personal: false },
  status: { personal: false, edited: 'bulk' },
  hiddenReason: { personal: true, as: 'long text', edited: 'bulk' },
  reply: { personal: true, as: 'long text' },
  replier: { personal: true, as: 'parts' },
  repliedAt: { personal: false, as: 'instant' },
} as const satisfies Fields<Review, ReviewPatch>

export const reviewKind = {
  entity: 'reviews',
  record: Review,
  patch: ReviewPatch,
  list: reviewList,
  endpoints: reviews,
  fields: described,
  exported: ['id', 'product', 'rating', 'review', 'user', 'orderId', 'reply', 'status', 'hiddenReason', 'createdAt'],
} as const satisfies Kind<'reviews'>
