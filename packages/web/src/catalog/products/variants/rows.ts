import type { ProductRecord } from '@quarterdeck/contract/catalog/products'
import { type Variant, VariantDraft } from '@quarterdeck/contract/catalog/variants'
import { z } from 'zod'
import { type Choice, isChosen, isSameVariant, keyOf, type VariantOptions } from './variant-options.ts'

const Row = VariantDraft.required({ color: true, size: true, code: true, price: true, stockBy: true }).omit({
  stock: true,
})
/** A variant in the form. `stockBy` changes its stock; for a new one it is the initial stock. */
export type VariantRow = z.output<typeof Row>

/** Schema of the variants: codes are distinct, and a new variant's stock is not negative. */
export const VariantRows = z.array(Row).superRefine((rows, { addIssue }) => {
  const codes = rows.map(({ code }) => code.toLowerCase())
  for (const [index, code] of codes.entries()) {
    if (!code || codes.indexOf(code) === index) continue
    addIssue({ code: 'custom', path: [index, 'code'], params: { code: 'taken' }, input: code })
  }
  for (const [index, { id, stockBy }] of rows.entries()) {
    if (id !== undefined || stockBy >= 0) continue
    addIssue({ code: 'custom', path: [index, 'stockBy'], params: { code: 'too_small' }, input: stockBy })
  }
})

const blankRow = ({ color, size }: VariantOptions): VariantRow => ({ color, size, code: '', price: null, stockBy: 0 })

const rowOf = ({ id, color, size, code, price }: Variant): VariantRow => ({ id, color, size, code, price, stockBy: 0 })

export const rowsOf = ({ variants }: Pick<ProductRecord, 'variants'>): VariantRow[] => variants.map(rowOf)

/** Copies variants to another product, with new codes; stock only if requested. */
export const copiedRows = ({ variants }: Pick<ProductRecord, 'variants'>, withStock: boolean): VariantRow[] =>
  variants.map(({ price, stock, ...kind }) => ({ ...blankRow(kind), price, stockBy: withStock ? stock : 0 }))

/** Converts rows to the request. */
export const draftsOf = (rows: readonly VariantRow[]): VariantDraft[] =>
  rows.map(({ stockBy, ...row }) => ({
    ...row,
    ...(row.id === undefined ? { stock: stockBy } : stockBy !== 0 && { stockBy }),
  }))

/** Stock by variant id. */
export type Stocks = ReadonlyMap<number | undefined, number>

export const stocksOf = (variants: readonly Variant[]): Stocks => new Map(variants.map(({ id, stock }) => [id, stock]))

/** Returns the resulting stock of a row. */
export const piecesOf = ({ id, stockBy }: VariantRow, stocks: Stocks): number => (stocks.get(id) ?? 0) + stockBy

export const piecesIn = (rows: readonly VariantRow[], stocks: Stocks): number =>
  rows.reduce((sum, row) => sum + piecesOf(row, stocks), 0)

/** Returns true if the stock of existing variants changes, which requires a reason. */
export const changesStock = (rows: readonly VariantRow[]): boolean =>
  rows.some(({ id, stockBy }) => id !== undefined && stockBy !== 0)

/** Returns combinations that are chosen but missing, and rows that are no longer chosen. */
export const variantMismatches = (choice: Choice, kinds: readonly VariantOptions[], rows: readonly VariantRow[]) => ({
  missing: kinds.filter((kind) => !rows.some((row) => isSameVariant(row, kind))),
  orphans: rows.filter((row) => !isChosen(choice, row)),
})

/** Returns rows for the wanted combinations: existing rows stay, removed ones are restored, others are new. */
export const variantRowsFor = (
  wanted: readonly VariantOptions[],
  rows: readonly VariantRow[],
  known: readonly VariantRow[],
): VariantRow[] => {
  const there = new Map([...known, ...rows].map((row) => [keyOf(row), row]))
  return wanted.map((kind) => there.get(keyOf(kind)) ?? blankRow(kind))
}
