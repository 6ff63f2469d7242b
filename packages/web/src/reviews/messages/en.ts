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
  },
  stars: (rating: number) => `${number(rating)} of 5 stars`,
  list: { title: 'Reviews', search: 'Search the text', empty: 'No reviews yet' },
}
