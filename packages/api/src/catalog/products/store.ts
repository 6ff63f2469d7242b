import { priceBands, ratingBands, stockBands } from '@quarterdeck/contract/catalog/product-bands'
import {
  Product,
  type ProductDraft,
  type ProductPatch,
  type ProductRecord,
  productKind,
  type productList,
  type products,
} from '@quarterdeck/contract/catalog/products'
import { productSizes } from '@quarterdeck/contract/kit/constants'
import type { BodyOf } from '@quarterdeck/contract/kit/endpoint'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { toMinor, toUnitPrice } from '@quarterdeck/contract/kit/money'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { type Insertable, type SqlBool, sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import { markUsed } from '../../kit/files/pictures.ts'
import { safeMarkup } from '../../kit/files/safe-markup.ts'
import type { Tally } from '../../kit/lists/counters.ts'
import { exportedOf } from '../../kit/lists/exported.ts'
import { facetsOf } from '../../kit/lists/facets.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { newestOf as newest } from '../../kit/lists/newest.ts'
import { pageOf } from '../../kit/lists/page.ts'
import { columnsFor } from '../../kit/lists/stored-columns.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import type { ExportableCollection } from '../../kit/records/collection.ts'
import { amountBack, changeRecord, type Repository, recordCreated } from '../../kit/records/records.ts'
import { trashRows } from '../../kit/records/trash.ts'
import { loadChunked } from '../../kit/sql/chunks.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import type { ProductsTable } from '../../kit/sql/schema-catalog.ts'
import { band, float, unitPrice } from '../../kit/sql/select.ts'
import { dtoBy } from '../../kit/sql/wire.ts'
import { checks } from './checks.ts'
import { freeCode, guardCodes, mayBeTaken } from './codes.ts'
import { fillProducts } from './fill.ts'
import { adjustStock, guardSchedule, guardStock } from './rules.ts'
import { sampleProducts } from './sample.ts'
import { completed, guardVariantStocks, refuseStock, revertAmounts, sumOf, toStoredVariants } from './variant-rules.ts'
import {
  loadVariants,
  type ProductDoc,
  type ProductRow,
  saveVariants,
  variantFieldsInSql,
  variantsInSql,
  toDto as variantsToWire,
  withVariants,
} from './variants.ts'

/** Counts published products by category and size in stock. */
const inSize = (size: string): Tally => ({
  field: 'categorySize',
  date: 'createdAt',
  value: sql`case when "status" = 'Published' and "sizesInStock" @> ${sql.lit(`{${size}}`)} then "category" || ' ' || ${sql.lit(size)} end`,
})

const inStock: Tally = { field: 'stock', value: sql`''`, date: 'createdAt', amount: 'stock' }

const inSizes = (sizes: readonly (string | number)[]) =>
  sql<SqlBool>`"sizesInStock" && array[${sql.join(sizes)}]::text[]`

const listed: Listed<typeof productList> = {
  table: 'products',
  key: 'id',
  columns: columnsFor(productKind, {
    price: unitPrice('price'),
    discount: float('discount'),
    sizeInStock: { kind: 'choice', sql: sql`null::text`, values: productSizes, having: inSizes },
    rating: float('rating'),
    stockBand: band('stock', stockBands),
    priceBand: band('price', priceBands, toMinor(1)),
    ratingBand: band('rating', ratingBands),
  }),
  searched: sql`folded("title" || ' ' || "code" || ' ' || "variantCodes")`,
  searchedFields: ['title', 'code'],
  counters: { date: 'createdAt', fields: ['status', 'category'] },
  tallies: [...productSizes.map(inSize), inStock],
}

export const list = (db: Db, query: ListQuery) => pageOf<ProductRow>(db, listed, query)

export const newestOf = (db: Db, q: string, max: number) => newest<ProductRow>(db, listed, q, max)

export const facets = (db: Db, query: ListQuery) =>
  facetsOf(db, listed, query, ['category', 'status', 'stockBand', 'priceBand', 'ratingBand'])

/** Returns a live product with its variants. */
export const byId = async (db: Db, id: number): Promise<ProductDoc | undefined> => {
  const found = await db
    .selectFrom('products as p')
    .selectAll()
    .select(variantsInSql.as('found'))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!found) return undefined
  const { found: variants, ...row } = found
  return withVariants(row, variants)
}

/** Converts a row as a list returns it. */
export const rowToDto = dtoBy(Product)

export const toDto = (doc: ProductDoc): ProductRecord => ({
  ...rowToDto(doc),
  variantCount: doc.variants.length,
  variants: variantsToWire(doc),
})

/** jsonb is written as text, because the driver would write a JavaScript array as a PostgreSQL one. */
const asStored = ({ colors, sizes, features, images, imageTexts, offers, ...change }: Partial<ProductRow>) => ({
  ...change,
  ...(colors && { colors: JSON.stringify(colors) }),
  ...(sizes && { sizes: JSON.stringify(sizes) }),
  ...(features && { features: JSON.stringify(features) }),
  ...(images && { images: JSON.stringify(images) }),
  ...(imageTexts && { imageTexts: JSON.stringify(imageTexts) }),
  ...(offers && { offers: JSON.stringify(offers) }),
})

/** Pictures that are here from now on. */
export const picturesOf = ({ featureImage, images }: { featureImage?: string; images?: readonly string[] }) => [
  ...(featureImage ? [featureImage] : []),
  ...(images ?? []),
]

/** Returns live products by their codes, in lower case. */
export const withCodes = async (db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, ProductDoc>> => {
  const found = await loadChunked(codes, (some) =>
    db
      .selectFrom('products')
      .selectAll()
      .where(sql`lower("code")`, 'in', some)
      .where('deletedAt', 'is', null)
      .execute(),
  )
  const docs = await loadVariants(db, found)
  return new Map(docs.map((product) => [product.code.toLowerCase(), product]))
}

export const repository: Repository<ProductDoc> = {
  entity: 'products',
  title: 'Product',
  keyOf: integerKey,
  toDto,
  additive: { stock: amountBack, variantStocks: revertAmounts },
  linked: { stock: 'variants', variantStocks: 'variants' },
  withDerived: completed,
  check: async (context, before, after) => {
    if (!after) return
    guardSchedule(context, before, after)
    guardStock(after)
    guardVariantStocks(after)
    const isMoved = before ? before.code !== after.code || before.variants !== after.variants : after.deletedAt
    if (isMoved) await guardCodes(context.tx, after.id, before, after)
  },
  bulk: {
    key: 'id',
    fields: ['status', 'category', 'price', 'discount', 'stock', 'publishAt'],
    needsRowCheck: (statement) => {
      if (statement.type === 'restore') return mayBeTaken
      return statement.type === 'edit' && statement.to.stock ? sql<boolean>`t."variantCount" > 0` : undefined
    },
    parts: variantFieldsInSql('t'),
  },
  lock: async (tx, ids) => {
    const rows = await loadChunked(ids, (some) =>
      tx.selectFrom('products').selectAll().where('id', 'in', some).orderBy('id').forUpdate().execute(),
    )
    // By a statement of its own: what it sees is of after the wait for the lock.
    return loadVariants(tx, rows)
  },
  save: async (tx, id, { variants, variantStocks, ...change }) => {
    await saveVariants(tx, id, { variants, variantStocks })
    await tx.updateTable('products').set(asStored(change)).where('id', '=', id).execute()
    await markUsed(tx, picturesOf(change))
  },
  trash: (tx, ids, at, now) => trashRows(tx, 'products', ids, at, now),
}

/** Converts a patch to stored fields. A published product has no publication time. */
const changeOf = ({ price, publishAt, description, ...patch }: ProductPatch): Partial<ProductRow> => ({
  ...patch,
  ...(description === undefined ? {} : { description: safeMarkup(description) }),
  ...(price === undefined ? {} : { price: toUnitPrice(price) }),
  ...(publishAt === undefined
    ? patch.status === 'Published' && { publishAt: null }
    : { publishAt: publishAt === null ? null : new Date(publishAt) }),
})

type Update = BodyOf<typeof products.update>

/** Returns the variants and stock of a product after a request. @throws Problem at the invalid field */
const stocked = async (
  tx: Tx,
  current: ProductDoc,
  { code = current.code, stock, stockBy, variants: drafts }: Update,
): Promise<Partial<ProductDoc>> => {
  const sent = drafts && (await toStoredVariants(tx, code, current, drafts))
  const { variants, variantStocks } = sent ?? current
  if (variants.length > 0 && stockBy) refuseStock('stockBy')
  if (variants.length > 0 && stock !== undefined && stock !== sumOf(variantStocks)) refuseStock('stock')
  const next = completed(current, { ...(stock !== undefined && { stock }), ...sent })
  return { ...next, ...(stockBy && adjustStock('stockBy', stockBy)(current)) }
}

/**
 * Changes one product, optionally with a stock adjustment, so that a form is one change and one Undo.
 * @throws Problem if both a stock and an adjustment are sent
 */
export const change = (
  context: WriteContext,
  id: string | undefined,
  ifMatch: number | undefined,
  { reason, ...body }: Update,
): Promise<ProductDoc> => {
  const { stockBy, variants, ...patch } = body
  if (stockBy !== undefined && patch.stock !== undefined) {
    throw fieldProblem('stockBy', { code: 'invalid', message: 'Send either stock or stockBy, not both' })
  }
  const changes = async (current: ProductDoc) => ({
    ...changeOf(patch),
    ...(await stocked(context.tx, current, body)),
  })
  const added = variants || stockBy ? (['stock', 'variantStocks'] as const) : []
  return changeRecord({ ...context, reason }, repository, id, ifMatch, changes, added)
}

export const collection: ExportableCollection<ProductDoc, typeof productKind> = {
  kind: productKind,
  repository,
  listed,
  checks,
  title: 'title',
  sample: sampleProducts,
  fill: fillProducts,
  toStored: changeOf,
  exported: exportedOf(productKind),
  personal: {
    ratingPoints: false,
    variantCodes: false,
    sizesInStock: false,
    variants: false,
    variantStocks: false,
  },
  uniqueErrors: {
    products_code: ['code', 'Another product has this code'],
    productCodes_pkey: ['code', 'Another product or variant has this code'],
  },
}

/** Converts a draft to stored fields. */
export const insertable = (
  { now }: Pick<WriteContext, 'now'>,
  { price, variants: _, ...draft }: ProductDraft,
): Insertable<ProductsTable> => ({
  ...draft,
  description: safeMarkup(draft.description),
  price: toUnitPrice(price),
  colors: JSON.stringify(draft.colors),
  sizes: JSON.stringify(draft.sizes),
  features: JSON.stringify(draft.features),
  images: JSON.stringify(draft.images),
  imageTexts: JSON.stringify(draft.imageTexts),
  offers: JSON.stringify(draft.offers),
  createdAt: now,
  updatedAt: now,
})

const none: Pick<ProductDoc, 'variants' | 'variantStocks'> = { variants: [], variantStocks: [] }

export const create = async (context: WriteContext, draft: ProductDraft): Promise<ProductDoc> => {
  const { tx } = context
  const code = draft.code || (await freeCode(tx, draft.title))
  const parts = await toStoredVariants(tx, code, none, draft.variants)
  if (parts.variants.length > 0) {
    await guardCodes(tx, 0, undefined, { code, ...parts })
    if (draft.stock > 0 && draft.stock !== sumOf(parts.variantStocks)) refuseStock('stock')
  }
  const row = await tx
    .insertInto('products')
    .values(insertable(context, { ...draft, code }))
    .returningAll()
    .executeTakeFirstOrThrow()
  await saveVariants(tx, row.id, parts)
  await markUsed(tx, picturesOf(row))
  const [doc = { ...row, ...none }] = parts.variants.length > 0 ? await repository.lock(tx, [row.id]) : []
  await recordCreated(context, repository, [doc])
  return doc
}
