import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, picture, text, timestamp } from './fields.ts'
import type { ListSpec } from './list.ts'

export const Review = z.object({
  id,
  productId: id,
  /** What it is about; null where it is gone. */
  product: z.object({ id, title: z.string(), image: picture }).nullable(),
  createdAt: timestamp,
  /** In steps of a half. */
  rating: z.number().min(0).max(5).multipleOf(0.5),
  review: text(5000),
  user: z.object({ id, image: picture, name: z.string() }),
  likes: z.int(),
  dislikes: z.int(),
})
export type Review = z.output<typeof Review>

export const reviewList = {
  filters: {
    /** `id` changes nothing, as specified. */
    ids: { kind: 'number', isKey: true },
    productId: { kind: 'number', isKey: true },
    userId: { kind: 'number', isKey: true },
    rating: { kind: 'number' },
    createdAt: { kind: 'date' },
  },
  sort: ['id', 'createdAt', 'rating', 'likes'],
  defaultSort: 'id',
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
}
