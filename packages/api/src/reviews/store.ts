import type { ListQuery } from '@quarterdeck/contract/list'
import type { Review } from '@quarterdeck/contract/reviews'
import { type Selectable, sql } from 'kysely'
import { loadChunked } from '../db/chunks.ts'
import type { Listed } from '../db/listed.ts'
import { pageOf } from '../db/page.ts'
import type { ReviewsTable } from '../db/schema.ts'
import { date, float, integer } from '../db/select.ts'
import type { Db } from '../ports.ts'

export type ReviewRow = Selectable<ReviewsTable>

const listed: Listed = {
  table: 'reviews',
  key: 'id',
  columns: {
    id: integer('id'),
    ids: integer('id'),
    productId: integer('productId'),
    userId: integer('userId'),
    rating: float('rating'),
    likes: integer('likes'),
    createdAt: date('createdAt'),
  },
  searched: sql`lower("review" || ' ' || "userName")`,
  tallied: { date: 'createdAt', fields: ['status'] },
}

export const list = (db: Db, query: ListQuery) => pageOf<ReviewRow>(db, listed, query)

/** Reviews with what they are about. */
export const toWire = async (db: Db, rows: readonly ReviewRow[]): Promise<Review[]> => {
  const products = await loadChunked([...new Set(rows.map(({ productId }) => productId))], (some) =>
    db
      .selectFrom('products')
      .select(['id', 'title', 'featureImage as image'])
      .where('id', 'in', some)
      .where('deletedAt', 'is', null)
      .execute(),
  )
  const known = new Map(products.map((product) => [product.id, product]))
  return rows.map((row) => ({ ...plain(row), product: known.get(row.productId) ?? null }))
}

const plain = (row: ReviewRow): Omit<Review, 'product'> => ({
  id: row.id,
  productId: row.productId,
  createdAt: row.createdAt.toISOString(),
  rating: row.rating,
  review: row.review,
  user: { id: row.userId, image: row.userImage, name: row.userName },
  likes: row.likes,
  dislikes: row.dislikes,
})

/** How many reviews a person wrote, and how they rate on average. */
export const figuresOf = (db: Db, userId: number) =>
  db
    .selectFrom('reviews')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number | null>`round(avg("rating")::numeric, 1)::double precision`.as('rating'),
    ])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
