import type { Product } from './products.ts'

/** Recommended content before publication, in the order of the form. */
export const publicationChecks = ['title', 'category', 'code', 'description', 'image', 'price', 'stock'] as const
export type PublishNeed = (typeof publicationChecks)[number]

/** Fields that the check reads. */
export type Publishable = Pick<
  Product,
  'title' | 'category' | 'code' | 'description' | 'featureImage' | 'images' | 'price' | 'stock'
>

const isThere: Readonly<Record<PublishNeed, (product: Publishable) => boolean>> = {
  title: ({ title }) => title.trim() !== '',
  category: ({ category }) => Boolean(category),
  code: ({ code }) => code.trim() !== '',
  description: ({ description }) => description.trim() !== '',
  image: ({ featureImage, images }) => featureImage !== '' || images.length > 0,
  price: ({ price }) => price > 0,
  stock: ({ stock }) => stock > 0,
}

/** Returns the recommended content a product lacks. It only advises: the API publishes products without it. */
export const missingForPublication = (product: Publishable): PublishNeed[] =>
  publicationChecks.filter((need) => !isThere[need](product))
