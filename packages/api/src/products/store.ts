import { productCategories, productStatuses } from '@quarterdeck/contract/constants'
import type { BodyOf } from '@quarterdeck/contract/endpoint'
import type { ListQuery } from '@quarterdeck/contract/list'
import { maxMinor, toDecimal, toMinor } from '@quarterdeck/contract/money'
import { fieldProblem } from '@quarterdeck/contract/problem'
import { priceBands, ratingBands, stockBands } from '@quarterdeck/contract/product-bands'
import { suggestCode } from '@quarterdeck/contract/product-code'
import {
  type Product,
  type ProductDraft,
  type ProductPatch,
  productList,
  type products,
} from '@quarterdeck/contract/products'
import { type Selectable, sql } from 'kysely'
import { binRows } from '../db/bin.ts'
import { loadChunked } from '../db/chunks.ts'
import type { Collection } from '../db/collection.ts'
import { asInstant, asJson, asMoney, asNumber, asText, columnsAs } from '../db/exported.ts'
import { facetsOf } from '../db/facets.ts'
import { integerKey } from '../db/keys.ts'
import type { Listed } from '../db/listed.ts'
import { newestOf as newest } from '../db/newest.ts'
import { pageOf } from '../db/page.ts'
import { markUsed } from '../db/pictures.ts'
import { changeRecord, type Keeper, recordCreated } from '../db/records.ts'
import type { ProductsTable } from '../db/schema.ts'
import { band, choice, date, float, integer, minor, text } from '../db/select.ts'
import type { WriteContext } from '../http/context.ts'
import { notifyWhoMay } from '../notifications/index.ts'
import type { Db } from '../ports.ts'
import { safeDescription } from './description.ts'
import { guardSchedule, guardStock, hasFallen, restocked } from './rules.ts'

export type ProductRow = Selectable<ProductsTable>

const listed: Listed = {
  table: 'products',
  key: 'id',
  columns: {
    id: integer('id'),
    title: text('title'),
    code: text('code'),
    category: choice('category', productCategories),
    status: choice('status', productStatuses),
    price: minor('price'),
    discount: float('discount'),
    stock: integer('stock'),
    rating: float('rating'),
    stockBand: band('stock', stockBands),
    priceBand: band('price', priceBands, toMinor(1)),
    ratingBand: band('rating', ratingBands),
    createdAt: date('createdAt'),
  },
  searched: sql`lower("title" || ' ' || "code")`,
  searchedFields: ['title', 'code'],
  tallied: { date: 'createdAt', fields: ['status', 'category'] },
}

export const list = (db: Db, query: ListQuery) => pageOf<ProductRow>(db, listed, query)

export const newestOf = (db: Db, q: string, most: number) => newest<ProductRow>(db, listed, q, most)

export const facets = (db: Db, query: ListQuery) =>
  facetsOf(db, listed, query, ['category', 'status', 'stockBand', 'priceBand', 'ratingBand'])

export const byId = (db: Db, id: number): Promise<ProductRow | undefined> =>
  db.selectFrom('products').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()

export const toWire = (row: ProductRow): Product => ({
  id: row.id,
  title: row.title,
  category: row.category as Product['category'],
  code: row.code,
  colors: row.colors as Product['colors'],
  sizes: row.sizes as Product['sizes'],
  description: row.description,
  discount: row.discount,
  featureImage: row.featureImage,
  features: row.features,
  images: row.images,
  imageTexts: row.imageTexts,
  offers: row.offers,
  price: toDecimal(row.price),
  publishAt: row.publishAt?.toISOString() ?? null,
  status: row.status,
  stock: row.stock,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  rating: row.rating,
  totalReviews: row.totalReviews,
  version: row.version,
})

/** jsonb columns are written as text, else the driver would write a JavaScript array as a PostgreSQL one. */
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

/** Whether another product, live or on the way back from the bin, has the same code. */
const isTaken = sql.join(
  [sql`o."deletedAt" is null`, sql`o."deletedAt" is not null`].map(
    (where) =>
      sql`exists (select from "products" o where lower(o."code") = lower(t."code") and o."id" <> t."id" and ${where})`,
  ),
  sql` or `,
)

/** The live product that has a code, whatever its letter case. */
export const withCode = (db: Db, code: string, except = 0): Promise<Pick<ProductRow, 'id' | 'title'> | undefined> =>
  db
    .selectFrom('products')
    .select(['id', 'title'])
    .where(sql`lower("code")`, '=', code.toLowerCase())
    .where('deletedAt', 'is', null)
    .where('id', '!=', except)
    .executeTakeFirst()

/** The live products that have one of these codes, in small letters, by them. */
export const withCodes = async (db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, ProductRow>> => {
  const found = await loadChunked(codes, (some) =>
    db
      .selectFrom('products')
      .selectAll()
      .where(sql`lower("code")`, 'in', some)
      .where('deletedAt', 'is', null)
      .execute(),
  )
  return new Map(found.map((product) => [product.code.toLowerCase(), product]))
}

export const keeper: Keeper<ProductRow> = {
  entity: 'products',
  title: 'Product',
  keyOf: integerKey,
  toWire,
  counted: ['stock'],
  check: async (context, before, after) => {
    if (after) {
      guardSchedule(context, before, after)
      guardStock(after)
    }
    // Asked beforehand, because an undo goes on where the unique index would end the transaction.
    const isMoved = before ? before.code !== after?.code : after?.deletedAt
    if (!after || !isMoved) return
    const other = await withCode(context.tx, after.code, after.id)
    if (other) throw fieldProblem('code', { code: 'taken', message: 'Another product has this code' })
  },
  follow: async (context, before, { id, title, stock }) => {
    if (context.undoes || !before || !hasFallen(before.stock, stock)) return
    await notifyWhoMay(context, { event: 'stock_low', data: { product: id, title, stock } })
  },
  many: {
    key: 'id',
    fields: ['status', 'category', 'price', 'discount', 'stock', 'publishAt'],
    alone: ({ type }) => (type === 'restore' ? sql<boolean>`${isTaken}` : undefined),
  },
  lock: (tx, ids) =>
    loadChunked(ids, (some) =>
      tx.selectFrom('products').selectAll().where('id', 'in', some).orderBy('id').forUpdate().execute(),
    ),
  save: async (tx, id, change) => {
    await tx.updateTable('products').set(asStored(change)).where('id', '=', id).execute()
    await markUsed(tx, picturesOf(change))
  },
  bin: (tx, ids, at, now) => binRows(tx, 'products', ids, at, now),
}

/** A patch of the wire as stored fields. What is published waits for nothing any more. */
export const changeOf = ({ price, publishAt, description, ...patch }: ProductPatch): Partial<ProductRow> => ({
  ...patch,
  ...(description === undefined ? {} : { description: safeDescription(description) }),
  ...(price === undefined ? {} : { price: toMinor(price) }),
  ...(publishAt === undefined
    ? patch.status === 'Published' && { publishAt: null }
    : { publishAt: publishAt === null ? null : new Date(publishAt) }),
})

/**
 * Changes one product. An amount of its stock may come along, so that a form is one change and one Undo.
 * @throws Problem where both a stock and an amount are sent
 */
export const change = (
  context: WriteContext,
  id: string | undefined,
  ifMatch: number | undefined,
  { stockBy, reason, ...patch }: BodyOf<typeof products.update>,
): Promise<ProductRow> => {
  if (stockBy !== undefined && patch.stock !== undefined) {
    throw fieldProblem('stockBy', { code: 'invalid', message: 'Either the stock or an amount, not both' })
  }
  const wanted = (current: ProductRow) => ({
    ...changeOf(patch),
    ...(stockBy && restocked('stockBy', stockBy)(current)),
  })
  return changeRecord({ ...context, reason }, keeper, id, ifMatch, wanted, stockBy ? ['stock'] : [])
}

export const collection: Collection<ProductRow> = {
  keeper,
  listed,
  spec: productList,
  title: 'title',
  stored: changeOf,
  exported: {
    columns: {
      ...columnsAs(asText, 'title', 'code', 'description', 'featureImage'),
      ...columnsAs(asNumber, 'id', 'category', 'status', 'discount', 'stock', 'rating', 'totalReviews', 'version'),
      ...columnsAs(asMoney, 'price'),
      ...columnsAs(asInstant, 'createdAt', 'updatedAt', 'publishAt'),
      ...columnsAs(asJson, 'colors', 'sizes', 'features', 'images', 'imageTexts', 'offers'),
    },
    usual: ['id', 'title', 'code', 'category', 'price', 'discount', 'stock', 'status', 'rating', 'createdAt'],
  },
  adjusted: {
    price: { stored: 'minor', least: 0, most: maxMinor },
    discount: { stored: 'decimal', least: 0, most: toMinor(100) },
  },
  personal: [],
}

/** A draft as it is stored. */
export const insertable = ({ now }: Pick<WriteContext, 'now'>, { price, ...draft }: ProductDraft) => ({
  ...draft,
  description: safeDescription(draft.description),
  price: toMinor(price),
  colors: JSON.stringify(draft.colors),
  sizes: JSON.stringify(draft.sizes),
  features: JSON.stringify(draft.features),
  images: JSON.stringify(draft.images),
  imageTexts: JSON.stringify(draft.imageTexts),
  offers: JSON.stringify(draft.offers),
  createdAt: now,
  updatedAt: now,
})

export const create = async (context: WriteContext, draft: ProductDraft): Promise<ProductRow> => {
  const code = draft.code || (await freeCode(context, draft.title))
  const row = await context.tx
    .insertInto('products')
    .values(insertable(context, { ...draft, code }))
    .returningAll()
    .executeTakeFirstOrThrow()
  await markUsed(context.tx, picturesOf(row))
  await recordCreated(context, keeper, [row])
  return row
}

const freeCode = async ({ tx }: WriteContext, title: string): Promise<string> => {
  // Of two at one moment the second waits here, and sees the code of the first.
  await sql`select pg_advisory_xact_lock(hashtext('products.code'))`.execute(tx)
  return suggestedCode(tx, title)
}

/** A code for a title that no live product has. */
export const suggestedCode = async (db: Db, title: string): Promise<string> => {
  const stem = suggestCode(title)
  const taken = await db
    .selectFrom('products')
    .select('code')
    .where(sql`lower("code")`, 'like', `${stem.toLowerCase()}%`)
    .where('deletedAt', 'is', null)
    .execute()
  const codes = new Set(taken.map(({ code }) => code.toLowerCase()))
  let code = stem
  for (let n = 2; codes.has(code.toLowerCase()); n++) code = `${stem}-${n}`
  return code
}
