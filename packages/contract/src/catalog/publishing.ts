import type { Product } from './products.ts'

/** What a product should have before customers see it, in the order of the form. */
export const publishNeeds = ['title', 'category', 'code', 'description', 'image', 'price', 'stock'] as const
export type PublishNeed = (typeof publishNeeds)[number]

/** What is looked at. */
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

/**
 * What is missing for a product to be published well. Nobody is kept from publishing without: a person may know better,
 * and the API takes what it is sent.
 */
export const missingToPublish = (product: Publishable): PublishNeed[] =>
  publishNeeds.filter((need) => !isThere[need](product))
