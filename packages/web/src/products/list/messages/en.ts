import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  create: 'New product',
  publish: 'Publish',
  unpublish: 'Unpublish',
  adjust: 'Change prices',
  duplicate: 'Duplicate',
  emptyText: 'Products appear here once they are created or imported.',
  levels: { out: 'Out of stock', low: 'Low stock' },
  sumOf: (variants: number) => (variants === 1 ? 'That of its variant' : `The sum of ${number(variants)} variants`),
  rated: (rating: string, reviews: number) =>
    reviews === 1 ? `${rating} out of 5, 1 review` : `${rating} out of 5, ${number(reviews)} reviews`,
  unrated: 'No reviews yet',
  before: (price: string) => `before discount ${price}`,
  inStock: 'Stock',
  tabs: { label: 'Products in groups', all: 'All', low: 'Low stock' },
  bands: {
    stock: 'Stock level',
    low: 'Low',
    inStock: 'In stock',
    price: 'Exact price',
    rating: 'Exact rating',
    pieces: 'Exact stock',
    between: (from: string, to: string) => `${from} to ${to}`,
    under: (to: string) => `Under ${to}`,
    over: (from: string) => `${from} and up`,
  },
}
