import type { ProductStatus, ReviewStatus } from '@quarterdeck/contract/kit/constants'
import type { ColumnType, Generated } from 'kysely'
import type { At, Json, MaybeAt, Minor, RecordTable } from './column-types.ts'
import type { Further } from './schema-ordinary.ts'

interface ProductColumns extends RecordTable {
  id: Generated<number>
  title: string
  category: string
  code: string
  colors: Json<string[]>
  sizes: Json<string[]>
  description: string
  discount: number
  featureImage: string
  features: Json<{ name: string; value: string }[]>
  images: Json<string[]>
  /** With a default, so that records of before have it. */
  imageTexts: ColumnType<{ [picture: string]: string }, string | undefined, string>
  offers: Json<string[]>
  /** Minor units with up to two decimals, of one unit. */
  price: number
  /** UN/ECE Recommendation 20. */
  unit: Generated<string>
  publishAt: MaybeAt
  /** The mean of its visible reviews, one decimal. These three follow from them. */
  rating: Generated<number>
  totalReviews: Generated<number>
  /** The sum of their ratings in half points. */
  ratingPoints: Generated<number>
  status: ProductStatus
  stock: number
  /** These two follow from its variants. */
  variantCount: Generated<number>
  variantCodes: Generated<string>
  /** Follows from them, its sizes and its stock. */
  sizesInStock: Generated<string[]>
  createdAt: At
}

export interface ProductsTable extends ProductColumns, Further<'products', keyof ProductColumns> {}

export interface ProductVariantsTable {
  id: Generated<number>
  productId: number
  position: number
  color: string | null
  size: string | null
  code: string
  /** As that of the product; nothing where it is that. */
  price: number | null
  stock: number
}

/** Whose a code is, in small letters; follows from live products and their variants. */
export interface ProductCodesTable {
  code: string
  productId: number
  variantId: number | null
}

interface ReviewColumns extends RecordTable {
  id: Generated<number>
  productId: number
  createdAt: At
  rating: number
  review: string
  userId: number
  userName: string
  userImage: string
  likes: number
  dislikes: number
  reply: Generated<string>
  replierId: number | null
  replierName: string | null
  repliedAt: MaybeAt
  status: Generated<ReviewStatus>
  hiddenReason: Generated<string>
  /** Which order vouches for it; follows from the orders. */
  orderId: Generated<number | null>
}

export interface ReviewsTable
  extends ReviewColumns,
    Further<'reviews', keyof ReviewColumns | 'product' | 'user' | 'replier'> {}

/** Pieces of a product that are to come. */
export interface DeliveriesTable extends RecordTable {
  id: Generated<number>
  productId: number
  pieces: number
  received: Generated<number>
  cancelled: Generated<boolean>
  /** A day as it is written: `2026-05-03`. */
  expectedOn: string
  reference: string
  note: string
  createdAt: At
}

/** What was sold of each product, in the same shards. */
export interface SalesTable {
  productId: number
  lane: number
  quantity: number
  amount: Minor
}

/** What is sold, and what is said of it. */
export interface CatalogSchema {
  products: ProductsTable
  productVariants: ProductVariantsTable
  productCodes: ProductCodesTable
  reviews: ReviewsTable
  deliveries: DeliveriesTable
  sales: SalesTable
  salesTruth: Omit<SalesTable, 'lane'>
}
