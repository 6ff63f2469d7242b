import { productKind } from '@quarterdeck/contract/catalog/products'
import { unitOf } from '@quarterdeck/contract/sales/units'
import { importerOf } from '../../kit/records/importer.ts'
import { takenCodes } from './codes.ts'
import { createMany } from './create-many.ts'
import { collection, withCodes } from './store.ts'
import { stockOfVariants } from './variant-rules.ts'
import type { ProductDoc } from './variants.ts'

/** Imports products from a file; a price list changes existing ones by code. */
export const importer = importerOf<typeof productKind, ProductDoc>(productKind, {
  unique: 'code',
  taken: takenCodes,
  readers: {
    unit: unitOf,
    // `Home & kitchen` is `home-kitchen`.
    category: (text) => text.toLowerCase().replace(/[^a-z]+/g, '-'),
  },
  create: createMany,
  update: {
    collection,
    find: withCodes,
    against: ({ stock, variants }, change) =>
      variants.length > 0 && (change.stock ?? stock) !== stock ? { stock: stockOfVariants } : undefined,
  },
})
