import { ProductDraft, ProductPatch, productKind } from '@quarterdeck/contract/catalog/products'
import { readDecimal } from '@quarterdeck/contract/core/decimal'
import { fieldProblems } from '@quarterdeck/contract/core/issues'
import { unitOf } from '@quarterdeck/contract/sales/units'
import type { z } from 'zod'
import { type Checked, type Importer, importFieldsOf } from '../../records/importer.ts'
import { takenCodes } from './codes.ts'
import { createMany } from './create-many.ts'
import { changeOf, collection, withCodes } from './store.ts'
import { stockOfVariants } from './variant-rules.ts'
import type { ProductDoc } from './variants.ts'

const columns = {
  title: true,
  code: true,
  category: true,
  price: true,
  unit: true,
  discount: true,
  stock: true,
  status: true,
  description: true,
} as const

const Row = ProductDraft.pick(columns).extend({ code: ProductPatch.shape.code.unwrap() })
const Change = ProductPatch.pick(columns).omit({ code: true })

/** A text that is no number stays a text, and is refused as such. */
const amount = (text: string) => readDecimal(text, '.') ?? text

/** `Home & kitchen` is `home-kitchen`. */
const categoryOf = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '-')

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  price: amount,
  unit: (text) => unitOf(text) ?? text,
  discount: amount,
  stock: amount,
  category: categoryOf,
}

/** The fields of a row that say something, as the contract has them. */
const valuesOf = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => (text === '' ? [] : [[field, readers[field]?.(text) ?? text]])),
  )

const checkBy = <Schema extends z.ZodType, Value>(
  schema: Schema,
  texts: Readonly<Record<string, string>>,
  toValue: (parsed: z.output<Schema>) => Value,
): Checked<Value> => {
  const parsed = schema.safeParse(valuesOf(texts), { reportInput: true })
  return parsed.success ? { value: toValue(parsed.data) } : { problems: fieldProblems(parsed.error.issues) }
}

const codeOf = (text: string) => text.trim().toLowerCase()

/** How products are imported from a file; a price list changes those that are there, by their codes. */
export const importer: Importer<z.output<typeof Row>, ProductDoc> = {
  fields: importFieldsOf(productKind),
  check: (texts) => checkBy(Row, texts, (draft) => draft),
  unique: { field: 'code', of: codeOf },
  taken: takenCodes,
  create: createMany,
  update: {
    collection,
    find: withCodes,
    check: (texts) => checkBy(Change, texts, changeOf),
    against: ({ stock, variants }, change) =>
      variants.length > 0 && (change.stock ?? stock) !== stock ? { stock: stockOfVariants } : undefined,
  },
}
