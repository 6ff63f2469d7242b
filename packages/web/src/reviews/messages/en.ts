import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
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
