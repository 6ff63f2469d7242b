import { readDecimal } from '@quarterdeck/contract/decimal'
import { fieldProblems } from '@quarterdeck/contract/issues'
import { ProductDraft, ProductPatch } from '@quarterdeck/contract/products'
import type { z } from 'zod'
import type { Checked, Importer } from '../db/importer.ts'
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
  discount: true,
  stock: true,
  status: true,
  description: true,
} as const

const Row = ProductDraft.pick(columns).extend({ code: ProductPatch.shape.code.unwrap() })
const Change = ProductPatch.pick(columns).omit({ code: true })

/** Headers in the languages of the product. */
const fields = [
  {
    name: 'code',
    required: true,
    headers: ['sku', 'item number', 'article number', 'código', 'artikelnummer', 'artikel nr', '商品コード', '品番'],
  },
  {
    name: 'title',
    required: true,
    headers: ['name', 'product', 'product name', 'título', 'nombre', 'producto', 'titel', 'produkt', '商品名', '名前'],
  },
  { name: 'price', required: true, headers: ['unit price', 'precio', 'preis', '価格', '単価'] },
  { name: 'discount', required: false, headers: ['discount %', 'descuento', 'rabatt', '割引', '割引率'] },
  {
    name: 'stock',
    required: false,
    headers: ['quantity', 'on hand', 'existencias', 'stock', 'bestand', '在庫', '在庫数'],
  },
  { name: 'category', required: false, headers: ['categoría', 'kategorie', 'カテゴリー', 'カテゴリ'] },
  { name: 'status', required: false, headers: ['state', 'estado', 'ステータス', '状態'] },
  { name: 'description', required: false, headers: ['text', 'descripción', 'beschreibung', '説明'] },
] as const

/** A text that is no number stays a text, and is refused as such. */
const amount = (text: string) => readDecimal(text, '.') ?? text

/** `Home & kitchen` is `home-kitchen`. */
const categoryOf = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '-')

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  price: amount,
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
  fields,
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
