import type { ListQuery } from '@quarterdeck/contract/core/list'
import { bodyFields } from '@quarterdeck/contract/support/article-words'
import { Reply, type ReplyDraft, type ReplyPatch, replyKind, replyList } from '@quarterdeck/contract/support/replies'
import { sql } from 'kysely'
import type { WriteContext } from '../../context.ts'
import { exportedOf } from '../../lists/exported.ts'
import { facetsOf } from '../../lists/facets.ts'
import type { Listed } from '../../lists/listed.ts'
import { newestOf as newest } from '../../lists/newest.ts'
import { pageOf } from '../../lists/page.ts'
import type { Db } from '../../ports.ts'
import type { ExportableCollection } from '../../records/collection.ts'
import { type Repository, recordCreated } from '../../records/records.ts'
import { trashRows } from '../../records/trash.ts'
import { loadChunked } from '../../sql/chunks.ts'
import { integerKey } from '../../sql/keys.ts'
import { columnsOf, either, integer } from '../../sql/select.ts'
import { dtoBy } from '../../sql/wire.ts'
import { guardOwner, guardTexts, type ReplyRow, storedOf } from './rules.ts'

export type { ReplyRow } from './rules.ts'

const inAll = sql.join(
  Object.values(bodyFields).map((field) => sql`${sql.ref(field)} <> ''`),
  sql` and `,
)

const listed: Listed = {
  table: 'replies',
  key: 'id',
  columns: {
    ...columnsOf(replyList),
    ids: integer('id'),
    audience: either({ everyone: sql`"ownerId" is null`, one: sql`"ownerId" is not null` }),
    translation: either({ complete: sql`${inAll}`, missing: sql`not (${inAll})` }),
  },
  searched: sql`lower("title" || ' ' || "bodyEn" || ' ' || "bodyEs" || ' ' || "bodyDe" || ' ' || "bodyJa")`,
}

export const list = (db: Db, query: ListQuery) => pageOf<ReplyRow>(db, listed, query)

export const newestOf = (db: Db, q: string, max: number) => newest<ReplyRow>(db, listed, q, max)

export const facets = (db: Db, query: ListQuery) => facetsOf(db, listed, query, ['category', 'audience', 'translation'])

export const byId = (db: Db, id: number): Promise<ReplyRow | undefined> =>
  db.selectFrom('replies').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()

export const toDto = dtoBy(Reply)

export const repository: Repository<ReplyRow> = {
  entity: 'replies',
  title: 'Canned reply',
  keyOf: integerKey,
  toDto,
  check: async ({ tx }, before, after) => {
    if (!after) return
    guardTexts(after)
    await guardOwner(tx, before, after)
  },
  bulk: { key: 'id', fields: ['category'] },
  lock: (tx, ids) =>
    loadChunked(ids, (some) =>
      tx.selectFrom('replies').selectAll().where('id', 'in', some).orderBy('id').forUpdate().execute(),
    ),
  save: async (tx, id, change) => void (await tx.updateTable('replies').set(change).where('id', '=', id).execute()),
  trash: (tx, ids, at, now) => trashRows(tx, 'replies', ids, at, now),
}

export const collection: ExportableCollection<ReplyRow, typeof replyKind> = {
  kind: replyKind,
  repository,
  listed,
  title: 'title',
  toStored: (patch: ReplyPatch) => storedOf(patch),
  exported: exportedOf(replyKind, {}),
  personal: {},
  belongs: [{ to: 'users', by: 'ownerId' }],
}

export const create = async (context: WriteContext, draft: ReplyDraft): Promise<ReplyRow> => {
  const { tx, now } = context
  const row = await tx
    .insertInto('replies')
    .values({ ...draft, ...storedOf(draft), createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordCreated(context, repository, [row])
  return row
}
