import { z } from 'zod'
import { productColors, productSizes } from '../kit/constants.ts'
import { choice, id, text, unitPrice } from '../kit/fields.ts'

/** One of each color in each size. */
export const maxVariants = productColors.length * productSizes.length

/** Longer than the code of a product, from which it is suggested. */
const maxCode = 80

export const maxStock = 1_000_000_000

/** Relative change of stock; negative to remove pieces. */
export const pieces = z.int().min(-maxStock).max(maxStock)
export const stock = z.int().min(0).max(maxStock)

/** Null if the variants don't differ in it. */
const color = choice(productColors).nullable()
const size = choice(productSizes).nullable()

/** A color and size of a product. */
export const Variant = z.object({
  id,
  color,
  size,
  /** Unique among the codes of products and variants. */
  code: z.string(),
  /** Null to use the price of the product. */
  price: unitPrice.nullable(),
  stock,
})
export type Variant = z.output<typeof Variant>

/**
 * A variant to be saved. With an id, absent fields stay unchanged; without one, it is created. Stock is sent only for
 * new variants and adjusted by amounts later.
 */
export const VariantDraft = z.object({
  id: id.optional(),
  color: color.optional(),
  size: size.optional(),
  /** Defaults to a suggestion from the product's code. */
  code: text(maxCode).optional(),
  price: unitPrice.nullable().optional(),
  stock: stock.optional(),
  stockBy: pieces.optional(),
})
export type VariantDraft = z.output<typeof VariantDraft>

/** All variants of a product, in order; missing ones are deleted. */
export const variantDrafts = z.array(VariantDraft).max(maxVariants)
