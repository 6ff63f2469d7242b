import { starBands } from '@quarterdeck/contract/catalog/review-bands'
import { Review, type ReviewPatch, reviewKind, type reviewList } from '@quarterdeck/contract/catalog/reviews'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { type Selectable, sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import { asText, exportedOf } from '../../kit/lists/exported.ts'
import { facetsOf } from '../../kit/lists/facets.ts'
import type { Listed } from '../../kit/lists/listed.ts'
import { newestOf as newest } from '../../kit/lists/newest.ts'
import { pageOf } from '../../kit/lists/page.ts'
import { columnsFor } from '../../kit/lists/stored-columns.ts'
import type { Db } from '../../kit/ports.ts'
import type { ExportableCollection } from '../../kit/records/collection.ts'
import type { Repository } from '../../kit/records/records.ts'
import { trashRows } from '../../kit/records/trash.ts'
import { loadChunked } from '../../kit/sql/chunks.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import type { ReviewsTable } from '../../kit/sql/schema-catalog.ts'
import { band, date, either, float, integer } from '../../kit/sql/select.ts'
import { dtoBy } from '../../kit/sql/wire.ts'
import { checks } from './checks.ts'
import { fillReviews } from './fill.ts'
import { sampleReviews } from './sample.ts'

export type ReviewRow = Selectable<ReviewsTable>

const listed: Listed<typeof reviewList> = {
  table: 'reviews',
  key: 'id',
  columns: columnsFor(reviewKind, {
    id: integer('id'),
    rating: float('rating'),
    stars: band('rating', starBands),
    reply: either({
      due: sql`"repliedAt" is null and "status" = 'Visible'`,
      given: sql`"repliedAt" is not null`,
      none: sql`"repliedAt" is null and "status" = 'Hidden'`,
    }),
    verified: either({ yes: sql`"orderId" is not null`, no: sql`"orderId" is null` }),
    likes: integer('likes'),
    repliedAt: date('repliedAt'),
  }),
  searched: sql`folded("review" || ' ' || "userName")`,
  counters: { date: 'createdAt', fields: ['status', 'stars', 'reply', 'verified'] },
  tallies: [{ field: 'all', value: sql.lit(''), date: 'createdAt', amount: sql`round("rating" * 100)` }],
}

export const list = (db: Db, query: ListQuery) => pageOf<ReviewRow>(db, listed, query)

export const newestOf = (db: Db, q: string, max: number) => newest<ReviewRow>(db, listed, q, max)

export const byId = (db: Db, id: number): Promise<ReviewRow | undefined> =>
  db.selectFrom('reviews').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()

export const facets = (db: Db, query: ListQuery) =>
  facetsOf(db, listed, query, ['stars', 'status', 'reply', 'verified'])

/** Reviews with what they are about. */
export const toDto = async (db: Db, rows: readonly ReviewRow[]): Promise<Review[]> => {
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

/** Converts a review without its product. */
const plain = dtoBy(Review.omit({ product: true }), (row: ReviewRow) => ({
  user: { id: row.userId, image: row.userImage, name: row.userName },
  replier: row.replierId === null ? null : { id: row.replierId, name: row.replierName ?? '' },
}))

const guardReason = ({ status, hiddenReason }: Pick<ReviewRow, 'status' | 'hiddenReason'>): void => {
  if (status === 'Hidden' && !hiddenReason)
    throw fieldProblem('hiddenReason', { code: 'required', message: 'Enter a reason to hide a review' })
  if (status === 'Visible' && hiddenReason)
    throw fieldProblem('hiddenReason', { code: 'invalid', message: 'Only hidden reviews have a reason' })
}

/** Clears the reason for hiding when a review becomes visible, and requires one when it is hidden. */
const toStored = (patch: Pick<ReviewPatch, 'status' | 'hiddenReason'>): Partial<ReviewRow> => {
  if (patch.status === 'Visible') return { ...patch, hiddenReason: '' }
  if (patch.status) guardReason({ status: patch.status, hiddenReason: patch.hiddenReason ?? '' })
  return patch
}

export const repository: Repository<ReviewRow> = {
  entity: 'reviews',
  title: 'Review',
  keyOf: integerKey,
  toDto: plain,
  withOthers: toDto,
  dtoField: (field) => (field.startsWith('replier') ? 'replier' : field),
  atomicFields: [['reply', 'replierId', 'replierName', 'repliedAt']],
  check: async (_, __, after) => {
    if (after) guardReason(after)
  },
  bulk: {
    key: 'id',
    fields: ['status', 'hiddenReason'],
    reasonFields: { hiddenReason: 'status' },
    needsRowCheck: (statement) =>
      statement.type === 'edit' && !('status' in statement.to && 'hiddenReason' in statement.to)
        ? sql<boolean>`true`
        : undefined,
  },
  lock: (tx, ids) =>
    loadChunked(ids, (some) =>
      tx.selectFrom('reviews').selectAll().where('id', 'in', some).orderBy('id').forUpdate().execute(),
    ),
  save: async (tx, id, change) => void (await tx.updateTable('reviews').set(change).where('id', '=', id).execute()),
  trash: (tx, ids, at, now) => trashRows(tx, 'reviews', ids, at, now),
}

export const collection: ExportableCollection<ReviewRow, typeof reviewKind> = {
  kind: reviewKind,
  repository,
  listed,
  checks,
  title: 'review',
  sample: sampleReviews,
  fill: fillReviews,
  toStored,
  exported: exportedOf(reviewKind, {
    product: {
      sql: sql`(select p."title" from "products" p where p."id" = "reviews"."productId")`,
      isText: true,
      json: sql`(select json_build_object('id', p."id", 'title', p."title", 'image', p."featureImage")
          from "products" p where p."id" = "reviews"."productId" and p."deletedAt" is null)`,
    },
    user: {
      sql: sql`"userName"`,
      isText: true,
      json: sql`json_build_object('id', "userId", 'image', "userImage", 'name', "userName")`,
    },
    replier: asText(
      'replierName',
      sql`case when "replierId" is not null then json_build_object('id', "replierId", 'name', "replierName") end`,
    ),
    userName: asText('userName'),
    replierName: asText('replierName'),
  }),
  personal: {
    userId: false,
    userName: true,
    userImage: true,
    replierId: false,
    replierName: true,
  },
  belongs: [
    { to: 'users', by: 'userId' },
    { to: 'products', by: 'productId', cascade: true },
  ],
  own: { by: 'userId' },
  people: [
    { id: 'userId', name: 'userName', image: 'userImage' },
    { id: 'replierId', name: 'replierName' },
  ],
}

/** Converts a patch to stored fields; a reply gets its author and time. */
export const changeOf = (
  { actor, now }: Pick<WriteContext, 'actor' | 'now'>,
  current: ReviewRow,
  { reply, ...patch }: ReviewPatch,
): Partial<ReviewRow> => {
  const change = toStored(patch)
  if (reply === undefined || reply === current.reply) return change
  const by = reply === '' ? null : actor
  return {
    ...change,
    reply,
    replierId: by?.id ?? null,
    replierName: by?.name ?? null,
    repliedAt: by && now,
  }
}

/** Returns the number of a person's reviews and their average rating. */
export const statsOf = (db: Db, userId: number) =>
  db
    .selectFrom('reviews')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number | null>`round(avg("rating")::numeric, 1)::double precision`.as('rating'),
    ])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
