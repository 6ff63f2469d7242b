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

/** What a reviewer says is theirs; what can be changed is what we say to it, and whether it is shown. */
const fields = z.object({
  /** Ours; empty for none. */
  reply: multilineText(5000),
  status: choice(reviewStatuses),
  /** Said whenever a review is hidden. */
  hiddenReason: multilineText(500),
})

export const ReviewPatch = fields.partial()
export type ReviewPatch = z.output<typeof ReviewPatch>

export const Review = fields.extend({
  id,
  productId: id,
  /** What it is about; null where it is gone. */
  product: z.object({ id, title: z.string(), image: picture }).nullable(),
  createdAt: timestamp,
  /** In steps of a half. */
  rating: z.number().min(0).max(5).multipleOf(0.5),
  review: multilineText(5000),
  user: z.object({ id, image: picture, name: z.string() }),
  likes: z.int(),
  dislikes: z.int(),
  /** The order by which the reviewer had bought it before, and did not send back; null where nothing says so. */
  orderId: id.nullable(),
  /** Who has replied. */
  replier: z.object({ id, name: z.string() }).nullable(),
  repliedAt: timestamp.nullable(),
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Review = z.output<typeof Review>

export const reviewList = {
  filters: {
    /** `id` changes nothing, as specified. */
    ids: { kind: 'number', isKey: true },
    productId: { kind: 'number', isKey: true },
    userId: { kind: 'number', isKey: true },
    rating: { kind: 'number' },
    /** The rating in whole stars: a half more is not yet the next one. */
    stars: { kind: 'choice', values: starNames },
    status: { kind: 'choice', values: reviewStatuses },
    reply: { kind: 'choice', values: replyStates },
    verified: { kind: 'choice', values: verifications },
    /** Empty where it is not known that the reviewer has bought the product. */
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
