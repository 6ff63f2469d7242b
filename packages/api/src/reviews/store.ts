import type { ListQuery } from '@quarterdeck/contract/list'
import type { Review } from '@quarterdeck/contract/reviews'
import { type Selectable, sql } from 'kysely'
import { type Listed, pageOf } from '../db/page.ts'
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
}

export const list = (db: Db, query: ListQuery) => pageOf<ReviewRow>(db, listed, query)

export const toWire = (row: ReviewRow): Review => ({
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
