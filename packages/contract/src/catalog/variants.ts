import { z } from 'zod'
import { productColors, productSizes } from '../core/constants.ts'
import { choice, id, text, unitPrice } from '../core/fields.ts'

/** One of each colour in each size. */
export const maxVariants = productColors.length * productSizes.length

/** Longer than that of a product, from which it is suggested. */
const maxCode = 80

export const maxStock = 1_000_000_000

/** So many pieces more, or less. */
export const pieces = z.int().min(-maxStock).max(maxStock)
export const stock = z.int().min(0).max(maxStock)

/** Nothing where it is the same for all. */
const color = choice(productColors).nullable()
const size = choice(productSizes).nullable()

/** One colour and size of a product. */
export const Variant = z.object({
  id,
  color,
  size,
  /** Unique among the codes of products and variants. */
  code: z.string(),
  /** Nothing where it is that of the product, and goes along with it. */
  price: unitPrice.nullable(),
  stock,
})
export type Variant = z.output<typeof Variant>

/**
 * A variant as it is wanted: a known one by its id, where what is not sent stays; else a new one. Its stock is sent with a new one
 * and changed by amounts from then on.
 */
export const VariantDraft = z.object({
  id: id.optional(),
  color: color.optional(),
  size: size.optional(),
  /** Suggested from that of the product where none is sent. */
  code: text(maxCode).optional(),
  price: unitPrice.nullable().optional(),
  stock: stock.optional(),
  stockBy: pieces.optional(),
})
export type VariantDraft = z.output<typeof VariantDraft>

/** All variants of a product, in their order; who is not among them is removed. */
export const variantDrafts = z.array(VariantDraft).max(maxVariants)
