import { maxStock, type VariantDraft } from '@quarterdeck/contract/catalog/variants'
import { toUnitPrice } from '@quarterdeck/contract/kit/money'
import { type FieldProblem, fieldProblem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { Tx } from '../../kit/ports.ts'
import type { TakenBack } from '../../kit/records/records.ts'
import { freeCodes } from './codes.ts'
import { adjustStock } from './rules.ts'
import type { ProductDoc, VariantRow, VariantStock } from './variants.ts'

export const sumOf = (stocks: readonly VariantStock[]) => stocks.reduce((sum, { stock }) => sum + stock, 0)

/** Completes a change of variants: the stock of each, and of the product. */
export const completed = (doc: ProductDoc, change: Partial<ProductDoc>): Partial<ProductDoc> => {
  if (!change.variants && !change.variantStocks) return change
  const variants = change.variants ?? doc.variants
  const stocks = new Map((change.variantStocks ?? doc.variantStocks).map(({ id, stock }) => [id, stock]))
  const variantStocks = variants.map(({ id, code }) => ({ id, code, stock: stocks.get(id) ?? 0 }))
  return { ...change, variants, variantStocks, ...(variants.length > 0 && { stock: sumOf(variantStocks) }) }
}

/** Undoes the stock of each variant by its own difference. */
export const revertAmounts: TakenBack = (value, before, after) => {
  const [now, then, later] = [value, before, after].map((side) => (side ?? []) as VariantStock[])
  const of = (stocks: VariantStock[] | undefined, id: number) => stocks?.find((each) => each.id === id)?.stock ?? 0
  const all = new Map([...(now ?? []), ...(then ?? [])].map((each) => [each.id, each]))
  return [...all.values()].map((each) => ({
    ...each,
    stock: of(now, each.id) - (of(later, each.id) - of(then, each.id)),
  }))
}

/** Problem of setting the stock of a product with variants, which is a sum. */
export const stockOfVariants: FieldProblem = {
  code: 'has_variants',
  message: 'The stock is the sum of the variants: change their stock instead',
}

/** @throws Problem at `field` */
export const refuseStock = (field: string): never => {
  throw fieldProblem(field, stockOfVariants)
}

/** @throws Problem where there are fewer than none of a variant, more than can be counted, or the sum is another */
export const guardVariantStocks = ({ variants, variantStocks, stock }: ProductDoc): void => {
  const wanting = variantStocks.findIndex((each) => each.stock < 0)
  if (wanting >= 0) {
    throw fieldProblem(`variants.${wanting}.stock`, {
      code: 'too_small',
      message: "There aren't enough pieces in stock",
      limit: 0,
    })
  }
  if (variants.length > 0 && stock !== sumOf(variantStocks)) refuseStock('stock')
  if (stock > maxStock)
    throw fieldProblem('stock', { code: 'too_big', message: 'More than the maximum stock', limit: maxStock })
}

const at = (index: number, field: string) => `variants.${index}.${field}`

/** @throws Problem where a variant is of no colour and size, or two are of the same */
const guardKinds = (variants: readonly VariantRow[]): void => {
  const seen = new Set<string>()
  for (const [index, { color, size }] of variants.entries()) {
    if (!color && !size)
      throw fieldProblem(at(index, 'color'), { code: 'required', message: 'Enter a color or a size' })
    const kind = `${color}/${size}`
    if (seen.has(kind))
      throw fieldProblem(at(index, 'color'), { code: 'taken', message: 'Another variant has this color and size' })
    seen.add(kind)
  }
}

const newIds = async (tx: Tx, count: number): Promise<number[]> => {
  const next = sql<number>`nextval(pg_get_serial_sequence('"productVariants"', 'id'))`
  const { rows } = await sql<{ id: number }>`select ${next} as "id" from generate_series(1, ${count}::integer)`.execute(
    tx,
  )
  return rows.map(({ id }) => Number(id))
}

/** Returns the stock of a variant after a request. @throws Problem at `stock` or `stockBy` */
const stockOf = (index: number, { stock, stockBy }: VariantDraft, known: VariantStock | undefined): number => {
  if (!known) {
    if (stockBy)
      throw fieldProblem(at(index, 'stockBy'), { code: 'invalid', message: 'A new variant needs stock, not stockBy' })
    return stock ?? 0
  }
  if (stock !== undefined && stock !== known.stock) {
    throw fieldProblem(at(index, 'stock'), {
      code: 'invalid',
      message: 'Change the stock of an existing variant with stockBy',
    })
  }
  const next = known.stock + (stockBy ?? 0)
  if (next < 0) {
    const limit = -known.stock
    throw fieldProblem(at(index, 'stockBy'), {
      code: 'too_small',
      message: "There aren't enough pieces in stock",
      limit,
    })
  }
  return next
}

/**
 * Converts sent variants to stored ones.
 * @param code of the product, from which codes of new variants are derived
 * @throws Problem at the invalid one
 */
export const toStoredVariants = async (
  tx: Tx,
  code: string,
  current: Pick<ProductDoc, 'variants' | 'variantStocks'>,
  drafts: readonly VariantDraft[],
): Promise<Pick<ProductDoc, 'variants' | 'variantStocks'>> => {
  const known = new Map(current.variants.map((variant, index) => [variant.id, { variant, index }]))
  const unknown = drafts.findIndex(
    ({ id }, index) => id !== undefined && (!known.has(id) || drafts.findIndex((each) => each.id === id) < index),
  )
  if (unknown >= 0)
    throw fieldProblem(at(unknown, 'id'), { code: 'unknown_record', message: "This variant doesn't exist" })
  const ids = await newIds(tx, drafts.filter(({ id }) => id === undefined).length)
  const variants = drafts.map((draft): VariantRow => {
    const { variant } = known.get(draft.id ?? 0) ?? {}
    const { color = variant?.color ?? null, size = variant?.size ?? null } = draft
    const price =
      draft.price === undefined ? (variant?.price ?? null) : draft.price === null ? null : toUnitPrice(draft.price)
    return { id: variant?.id ?? ids.shift() ?? 0, color, size, code: draft.code || variant?.code || '', price }
  })
  guardKinds(variants)
  const named = await freeCodes(tx, code, variants)
  const variantStocks = drafts.map((draft, index) => {
    const stocks = current.variantStocks[known.get(draft.id ?? 0)?.index ?? -1]
    return { id: named[index]?.id ?? 0, code: named[index]?.code ?? '', stock: stockOf(index, draft, stocks) }
  })
  return { variants: named, variantStocks }
}

/**
 * Returns a change of the stock of a product, or of one of its variants, by an amount.
 * @throws Problem at `variant` or `field`
 */
export const adjustPartStock =
  (field: string, by: number, variant: number | undefined) =>
  (doc: ProductDoc): Partial<ProductDoc> => {
    if (variant === undefined && doc.variants.length === 0) return adjustStock(field, by)(doc)
    if (variant === undefined) {
      throw fieldProblem('variant', { code: 'required', message: 'This product has variants: choose one' })
    }
    const stocks = doc.variantStocks.find(({ id }) => id === variant)
    if (!stocks) throw fieldProblem('variant', { code: 'unknown_record', message: "This variant doesn't exist" })
    const { stock } = adjustStock(field, by)(stocks)
    return completed(doc, {
      variantStocks: doc.variantStocks.map((each) => (each === stocks ? { ...each, stock } : each)),
    })
  }
