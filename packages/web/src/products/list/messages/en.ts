import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  change: 'Change',
  bin: 'Bin',
  peek: 'Quick view',
  emptyText: 'Products appear here once they are created or imported.',
  levels: { out: 'Out of stock', low: 'Low stock' },
  rated: (rating: string, reviews: number) =>
    reviews === 1 ? `${rating} out of 5, 1 review` : `${rating} out of 5, ${number(reviews)} reviews`,
  unrated: 'No reviews yet',
}
