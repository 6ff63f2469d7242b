import type { ProductRecord } from '@quarterdeck/contract/catalog/products'
import { blank, inputOf, type ProductInput, type ProductInputName } from '../product-input.ts'
import { copiedRows } from '../variants/rows.ts'

export const copyParts = ['texts', 'price', 'pictures', 'variants', 'features', 'offers', 'stock'] as const
export type CopyPart = (typeof copyParts)[number]

const fields: Readonly<Record<CopyPart, readonly ProductInputName[]>> = {
  texts: ['title', 'category', 'description'],
  price: ['price', 'unit', 'discount'],
  pictures: ['images', 'featureImage', 'imageTexts'],
  variants: ['colors', 'sizes'],
  features: ['features'],
  offers: ['offers'],
  stock: ['stock'],
}

/** Returns the parts to copy named in the URL; unknown names are ignored. */
export const copyPartsIn = (copy: unknown): readonly CopyPart[] => {
  const asked = typeof copy === 'string' ? copy.split(',') : []
  return copyParts.filter((part) => asked.includes(part))
}

/** Returns a new draft with parts of another product, its own code and no publication date. */
export const copiedProduct = (
  product: ProductRecord,
  parts: readonly CopyPart[],
  titleOf: (title: string) => string,
): ProductInput => {
  const input = inputOf(product)
  const taken = Object.fromEntries(parts.flatMap((part) => fields[part]).map((name) => [name, input[name]]))
  return {
    ...blank,
    ...taken,
    ...(parts.includes('texts') && { title: titleOf(product.title) }),
    ...(parts.includes('variants') && { variants: copiedRows(product, parts.includes('stock')) }),
  }
}
