import { z } from 'zod'
import { productCategories, productColors, productSizes, productStatuses } from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import {
  choice,
  id,
  idQuery,
  instant,
  multilineText,
  percent,
  picture,
  reason,
  requiredMultilineText,
  requiredText,
  text,
  timestamp,
  unitPrice,
  versioned,
} from '../kit/fields.ts'
import { kindOf } from '../kit/kind-of.ts'
import { optionList } from '../kit/options.ts'
import { piece, unitCode } from '../sales/units.ts'
import { priceBandNames, ratingBandNames, stockBandNames } from './product-bands.ts'
import { pieces, stock, Variant, variantDrafts } from './variants.ts'

/** Maximum number of pictures besides the featured one. */
export const maxImages = 50

/** Returns the schema of a list of distinct choices. */
const eachOnce = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(choice(values)).refine((chosen) => new Set(chosen).size === chosen.length, { params: { code: 'taken' } })

const fields = z.object({
  title: requiredText(200),
  category: choice(productCategories),
  code: requiredText(60),
  colors: eachOnce(productColors),
  sizes: eachOnce(productSizes),
  /** Plain text, or HTML of headings, lists, links, bold and italic; other elements are removed. */
  description: multilineText(20_000),
  /** Percent. */
  discount: percent,
  featureImage: picture,
  features: z.array(z.object({ name: requiredText(100), value: text(500) })).max(100),
  images: z.array(picture).max(maxImages),
  /** Alternative texts by picture; none for a decorative picture. */
  imageTexts: z
    .record(picture, text(500))
    .refine((texts) => Object.keys(texts).length <= maxImages + 1, { params: { code: 'too_long' } }),
  offers: z.array(requiredText(300)).max(50),
  /** Price of one unit. */
  price: unitPrice,
  unit: unitCode,
  /** Date of automatic publication of a draft. */
  publishAt: instant.nullable(),
  status: choice(productStatuses),
  /** Read-only for products with variants: the sum of their stock. */
  stock,
})

export const ProductDraft = fields.extend({
  category: fields.shape.category.default('accessories'),
  /** Defaults to a suggestion from the title. */
  code: text(60).default(''),
  colors: fields.shape.colors.default([]),
  sizes: fields.shape.sizes.default([]),
  description: fields.shape.description.default(''),
  discount: fields.shape.discount.default(0),
  featureImage: fields.shape.featureImage.default(''),
  features: fields.shape.features.default([]),
  images: fields.shape.images.default([]),
  imageTexts: fields.shape.imageTexts.default({}),
  offers: fields.shape.offers.default([]),
  publishAt: fields.shape.publishAt.default(null),
  status: fields.shape.status.default('Draft'),
  stock: fields.shape.stock.default(0),
  unit: fields.shape.unit.default(piece),
  variants: variantDrafts.default([]),
})
export const ProductPatch = fields.partial()
export type ProductDraft = z.output<typeof ProductDraft>
export type ProductPatch = z.output<typeof ProductPatch>

/** A stock adjustment with its reason. */
export const StockChange = z.object({
  by: pieces.refine((by) => by !== 0, { params: { code: 'required' } }),
  reason: requiredMultilineText(500),
  /** Variant whose stock changes, for a product with variants. */
  variant: id.optional(),
})
export type StockChange = z.output<typeof StockChange>

export const Product = fields.extend({
  id,
  publishAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** Average of its reviews, one decimal; 0 without reviews. */
  rating: z.number().min(0).max(5),
  totalReviews: z.int(),
  variantCount: z.int(),
  ...versioned.shape,
})
export type Product = z.output<typeof Product>

/** A single product with its variants, which a list omits. */
export const ProductRecord = Product.extend({ variants: z.array(Variant) })
export type ProductRecord = z.output<typeof ProductRecord>

const created = ProductRecord.extend({ createAt: timestamp, image: picture })

/** Metadata of each field. Columns of a file are matched with the fields in this order. */
export const productKind = kindOf(
  'products',
  {
    code: {
      personal: false,
      imported: {
        required: true,
        headings: {
          en: ['sku', 'item number', 'article number'],
          es: ['código'],
          de: ['artikelnummer', 'artikel nr'],
          ja: ['商品コード', '品番', 'コード'],
        },
      },
    },
    title: {
      personal: false,
      imported: {
        required: true,
        headings: {
          en: ['name', 'product', 'product name'],
          es: ['título', 'nombre', 'producto'],
          de: ['titel', 'produkt'],
          ja: ['商品名', '名前'],
        },
      },
    },
    price: {
      personal: false,
      unit: 'money',
      edited: 'bulk',
      adjusted: true,
      imported: {
        required: true,
        headings: { en: ['unit price'], es: ['precio'], de: ['preis'], ja: ['価格', '単価'] },
      },
    },
    unit: {
      personal: false,
      filter: false,
      imported: {
        headings: {
          en: ['unit of measure', 'uom'],
          es: ['unidad', 'unidad de medida'],
          de: ['einheit', 'mengeneinheit'],
          ja: ['単位'],
        },
      },
    },
    discount: {
      personal: false,
      unit: 'percent',
      edited: 'bulk',
      adjusted: true,
      imported: {
        headings: { en: ['discount %'], es: ['descuento'], de: ['rabatt'], ja: ['割引', '割引率'] },
      },
    },
    stock: {
      personal: false,
      unit: 'pieces',
      edited: 'bulk',
      imported: {
        headings: {
          en: ['quantity', 'on hand'],
          es: ['existencias'],
          de: ['bestand'],
          ja: ['在庫', '在庫数'],
        },
      },
    },
    category: {
      personal: false,
      values: productCategories,
      edited: 'bulk',
      imported: { headings: { en: [], es: ['categoría'], de: ['kategorie'], ja: ['カテゴリー', 'カテゴリ'] } },
    },
    status: {
      personal: false,
      values: productStatuses,
      edited: 'bulk',
      imported: { headings: { en: ['state'], es: ['estado'], de: [], ja: ['ステータス', '状態'] } },
    },
    description: {
      personal: false,
      as: 'rich text',
      imported: { headings: { en: ['text'], es: ['descripción'], de: ['beschreibung'], ja: ['説明'] } },
    },
    colors: { personal: false, as: 'list' },
    sizes: { personal: false, as: 'list' },
    featureImage: { personal: false, as: 'picture' },
    features: { personal: false, as: 'list' },
    images: { personal: false, as: 'list' },
    imageTexts: { personal: false, as: 'parts' },
    offers: { personal: false, as: 'list' },
    publishAt: { personal: false, filter: false, as: 'instant' },
    rating: { personal: false, as: 'number' },
    totalReviews: { personal: false, filter: false, as: 'number' },
    variantCount: { personal: false, filter: false, as: 'number' },
  },
  {
    one: 'product',
    record: Product,
    draft: ProductDraft,
    patch: ProductPatch,
    words: {
      one: 'a product',
      all: 'products',
      facets: 'category, status, and ranges of stock, price and rating',
    },
    filters: {
      /** Products with this size in stock. */
      sizeInStock: { kind: 'choice', values: productSizes },
      stockBand: { kind: 'choice', values: stockBandNames },
      priceBand: { kind: 'choice', values: priceBandNames },
      ratingBand: { kind: 'choice', values: ratingBandNames },
      updatedAt: false,
    },
    order: [
      'id',
      'ids',
      'title',
      'code',
      'category',
      'status',
      'price',
      'discount',
      'stock',
      'sizeInStock',
      'rating',
      'stockBand',
      'priceBand',
      'ratingBand',
      'createdAt',
    ],
    sort: ['id', 'title', 'category', 'price', 'stock', 'rating', 'status', 'createdAt'],
    exported: [
      'id',
      'title',
      'code',
      'category',
      'price',
      'unit',
      'discount',
      'stock',
      'status',
      'rating',
      'createdAt',
    ],
    endpoints: ({ list, read, create, remove, facets, export: file }) => ({
      list,
      read: endpoint({ ...read, output: ProductRecord }),
      create: endpoint({ ...create, output: z.object({ product: created }) }),
      update: endpoint({
        method: 'PUT',
        path: '/products',
        needs: 'products:write',
        sendsNoMail: true,
        summary: 'Change a product; absent fields stay unchanged',
        query: idQuery,
        body: ProductPatch.extend({
          /** Relative change of the stock, instead of `stock`. */
          stockBy: pieces.optional(),
          variants: variantDrafts.optional(),
          reason,
        }),
        output: z.object({ product: ProductRecord }),
      }),
      stock: endpoint({
        method: 'POST',
        path: '/products/stock',
        needs: 'products:write',
        sendsNoMail: true,
        summary: 'Add pieces to the stock or remove some; concurrent adjustments add up',
        query: z.object({ id: z.string() }),
        body: StockChange,
        output: z.object({ product: ProductRecord }),
        status: 200,
      }),
      code: endpoint({
        method: 'GET',
        path: '/products/code',
        needs: 'products:read',
        summary: 'Suggest an unused product code for a title, and check which other product uses a code',
        query: z.object({
          title: text(200).default(''),
          code: text(60).default(''),
          /** The product the code is meant for, if it exists. */
          for: z.string().optional(),
        }),
        output: z.object({ suggested: z.string(), taken: z.object({ id, title: z.string() }).nullable() }),
      }),
      remove,
      facets,
      export: file,
      categories: optionList('/products/categories', 'products:read', 'List product categories'),
      colors: optionList('/products/colors', 'products:read', 'List product colors'),
      sizes: optionList('/products/sizes', 'products:read', 'List product sizes'),
    }),
  },
)
export const productList = productKind.list
export const products = productKind.endpoints
