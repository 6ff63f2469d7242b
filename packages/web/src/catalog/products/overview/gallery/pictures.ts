import type { Product } from '@quarterdeck/contract/catalog/products'

export interface Shown {
  readonly url: string
  /** What is to be seen; empty where it only decorates. */
  readonly text: string
}

/** The featured picture and those after it, each once. */
export const picturesOf = ({
  featureImage,
  images,
  imageTexts,
}: Pick<Product, 'featureImage' | 'images' | 'imageTexts'>): readonly Shown[] =>
  [...new Set([featureImage, ...images])]
    .filter((url) => url !== '')
    .map((url) => ({ url, text: imageTexts[url] ?? '' }))

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Where a key leads among so many, once around; undefined for a key that leads nowhere. */
export const stepped = (key: string, at: number, count: number): number | undefined => {
  const by = steps[key]
  return by === undefined || count < 2 ? undefined : (at + by + count) % count
}
