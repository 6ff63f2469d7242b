import type { ProductStatus, ReviewStatus } from '@quarterdeck/contract/kit/constants'
import type { ColumnType, Generated } from 'kysely'
import type { At, Json, MaybeAt, Minor, RecordTable } from './column-types.ts'
import type { RemainingColumns } from './schema-ordinary.ts'

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
  /** Optional on insert, for records from before the column existed. */
  imageTexts: ColumnType<{ [picture: string]: string }, string | undefined, string>
  offers: Json<string[]>
  /** Unit price in minor units with up to two decimals. */
  price: number
  /** Unit code of UN/ECE Recommendation 20. */
  unit: Generated<string>
  publishAt: MaybeAt
  /** Mean of its visible reviews, with one decimal. This and the next two columns are derived from them. */
  rating: Generated<number>
  totalReviews: Generated<number>
  /** Sum of the ratings in half points. */
  ratingPoints: Generated<number>
  status: ProductStatus
  stock: number
  /** Derived from its variants, like the next column. */
  variantCount: Generated<number>
  variantCodes: Generated<string>
  /** Derived from its variants, sizes and stock. */
  sizesInStock: Generated<string[]>
  createdAt: At
}

export interface ProductsTable extends ProductColumns, RemainingColumns<'products', keyof ProductColumns> {}

export interface ProductVariantsTable {
  id: Generated<number>
  productId: number
  position: number
  color: string | null
  size: string | null
  code: string
  /** Unit price like the product's; null if equal to it. */
  price: number | null
  stock: number
}

/** Owner of each code (in lower case); derived from live products and their variants. */
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
  /** Order that proves the purchase; derived from the orders. */
  orderId: Generated<number | null>
}

export interface ReviewsTable
  extends ReviewColumns,
    RemainingColumns<'reviews', keyof ReviewColumns | 'product' | 'user' | 'replier'> {}

/** Expected pieces of a product. */
export interface DeliveriesTable extends RecordTable {
  id: Generated<number>
  productId: number
  pieces: number
  received: Generated<number>
  cancelled: Generated<boolean>
  /** Day, such as `2026-05-03`. */
  expectedOn: string
  reference: string
  note: string
  createdAt: At
}

/** Sales of each product, in the same shards as the tallies. */
export interface SalesTable {
  productId: number
  lane: number
  quantity: number
  amount: Minor
}

/** Products, deliveries, reviews and sales. */
export interface CatalogSchema {
  products: ProductsTable
  productVariants: ProductVariantsTable
  productCodes: ProductCodesTable
  reviews: ReviewsTable
  deliveries: DeliveriesTable
  sales: SalesTable
  salesTruth: Omit<SalesTable, 'lane'>
}
