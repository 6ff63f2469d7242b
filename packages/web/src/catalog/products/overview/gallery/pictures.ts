import type { Product } from '@quarterdeck/contract/catalog/products'

export interface GalleryPicture {
  readonly url: string
  /** Alternative text; empty for a decorative picture. */
  readonly text: string
}

/** Returns the featured picture and the others without duplicates. */
export const picturesOf = ({
  featureImage,
  images,
  imageTexts,
}: Pick<Product, 'featureImage' | 'images' | 'imageTexts'>): readonly GalleryPicture[] =>
  [...new Set([featureImage, ...images])]
    .filter((url) => url !== '')
    .map((url) => ({ url, text: imageTexts[url] ?? '' }))

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Returns the next index for an arrow key, wrapping around; undefined for other keys. */
export const nextPictureIndex = (key: string, at: number, count: number): number | undefined => {
  const by = steps[key]
  return by === undefined || count < 2 ? undefined : (at + by + count) % count
}
