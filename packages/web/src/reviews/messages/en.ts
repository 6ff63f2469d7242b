import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  words: {
    many: 'reviews',
    /** What one of them may be called before its number. */
    names: 'review',
    bin: 'Deleted reviews',
    joining: (count: number) => (count === 1 ? '1 new review' : `${number(count)} new reviews`),
    leaving: (count: number) =>
      count === 1 ? '1 review no longer belongs here' : `${number(count)} reviews no longer belong here`,
    deleted: (count: number) => (count === 1 ? 'Review deleted' : `${number(count)} reviews were deleted`),
  },
  name: (id: string) => `Review ${id}`,
  fields: {
    product: 'Product',
    rating: 'Rating',
    review: 'Review',
    user: 'Written by',
    likes: 'Likes',
    dislikes: 'Dislikes',
    createdAt: 'Written',
    reply: 'Our reply',
    replierName: 'Replied by',
    replierId: 'Number of who replied',
    repliedAt: 'Replied',
    status: 'Display',
    hiddenReason: 'Reason for hiding',
    orderId: 'Order',
  },
  statuses: { Visible: 'Visible', Hidden: 'Hidden' },
  stars: (rating: number) => `${number(rating)} of 5 stars`,
  verifiedBy: (order: string) => `Verified purchase: order ${order}`,
  votes: {
    likes: (count: number) => (count === 1 ? '1 like' : `${number(count)} likes`),
    dislikes: (count: number) => (count === 1 ? '1 dislike' : `${number(count)} dislikes`),
  },
  whole: 'Open in Reviews',
  list: { title: 'Reviews', search: 'Search the text', empty: 'No reviews yet' },
}
