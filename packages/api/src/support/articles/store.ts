import type { ListQuery } from '@quarterdeck/contract/core/list'
import { type ArticleCategory, bodyFields, titleFields } from '@quarterdeck/contract/support/article-words'
import {
  Article,
  type ArticleDraft,
  type ArticlePatch,
  articleKind,
  articleList,
} from '@quarterdeck/contract/support/articles'
import { sql } from 'kysely'
import type { WriteContext } from '../../context.ts'
import { exportedOf } from '../../lists/exported.ts'
import { facetsOf } from '../../lists/facets.ts'
import type { Listed } from '../../lists/listed.ts'
import { newestOf as newest } from '../../lists/newest.ts'
import { pageOf } from '../../lists/page.ts'
import type { Db, Tx } from '../../ports.ts'
import type { ExportableCollection } from '../../records/collection.ts'
import { type Repository, recordCreated } from '../../records/records.ts'
import { trashRows } from '../../records/trash.ts'
import { loadChunked } from '../../sql/chunks.ts'
import { integerKey } from '../../sql/keys.ts'
import { columnsOf, either, integer } from '../../sql/select.ts'
import { dtoBy } from '../../sql/wire.ts'
import { type ArticleRow, guardTexts, storedOf } from './rules.ts'

export type { ArticleRow } from './rules.ts'

const texts = Object.keys(titleFields) as (keyof typeof titleFields)[]
const isWritten = texts.map(
  (locale) => sql`${sql.ref(titleFields[locale])} <> '' and ${sql.ref(bodyFields[locale])} <> ''`,
)
const inAll = sql.join(isWritten, sql` and `)

const listed: Listed = {
  table: 'articles',
  key: 'id',
  columns: {
    ...columnsOf(articleList),
    ids: integer('id'),
    translation: either({ complete: sql`${inAll}`, missing: sql`not (${inAll})` }),
  },
  searched: sql`lower("titleEn" || ' ' || "titleEs" || ' ' || "titleDe" || ' ' || "titleJa" || ' ' || "keywords" || ' ' ||
    "bodyEn" || ' ' || "bodyEs" || ' ' || "bodyDe" || ' ' || "bodyJa")`,
}

export const list = (db: Db, query: ListQuery) => pageOf<ArticleRow>(db, listed, query)

export const newestOf = (db: Db, q: string, max: number) => newest<ArticleRow>(db, listed, q, max)

export const facets = (db: Db, query: ListQuery) => facetsOf(db, listed, query, ['category', 'status', 'translation'])

export const byId = (db: Db, id: number): Promise<ArticleRow | undefined> =>
  db.selectFrom('articles').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()

export const toDto = dtoBy(Article)

/** Behind all others of a category. */
const lastPosition = async (tx: Tx, category: ArticleCategory): Promise<number> => {
  const { last } = await tx
    .selectFrom('articles')
    .select(sql<number>`coalesce(max("position"), 0)`.as('last'))
    .where('category', '=', category)
    .executeTakeFirstOrThrow()
  return last + 1
}

export const repository: Repository<ArticleRow> = {
  entity: 'articles',
  title: 'Article',
  keyOf: integerKey,
  toDto,
  derived: ['title', 'views', 'helpful', 'unhelpful'],
  alongWith: async ({ tx }, before, change) =>
    change.category && change.category !== before.category && change.position === undefined
      ? { ...change, position: await lastPosition(tx, change.category) }
      : change,
  check: async (_, __, after) => {
    if (after) guardTexts(after)
  },
  bulk: {
    key: 'id',
    fields: ['category', 'status'],
    // They are few, and another category is another place for each.
    needsRowCheck: ({ type }) => (type === 'edit' ? sql<boolean>`true` : undefined),
  },
  lock: (tx, ids) =>
    loadChunked(ids, (some) =>
      tx.selectFrom('articles').selectAll().where('id', 'in', some).orderBy('id').forUpdate().execute(),
    ),
  save: async (tx, id, change) => void (await tx.updateTable('articles').set(change).where('id', '=', id).execute()),
  trash: (tx, ids, at, now) => trashRows(tx, 'articles', ids, at, now),
}

export const collection: ExportableCollection<ArticleRow, typeof articleKind> = {
  kind: articleKind,
  repository,
  listed,
  title: 'title',
  toStored: (patch: ArticlePatch) => storedOf(patch),
  exported: exportedOf(articleKind, {}),
  personal: {},
}

export const create = async (context: WriteContext, draft: ArticleDraft): Promise<ArticleRow> => {
  const { tx, now } = context
  const row = await tx
    .insertInto('articles')
    .values({
      ...draft,
      ...storedOf(draft),
      position: await lastPosition(tx, draft.category),
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordCreated(context, repository, [row])
  return row
}
