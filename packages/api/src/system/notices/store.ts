import type { Notice } from '@quarterdeck/contract/system/notices'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import { namesHidden } from '../../kit/records/hidden.ts'

const perPage = 30

const ofPerson = (db: Db, userId: number) =>
  db
    .selectFrom('notices')
    .where('userId', '=', userId)
    .where('inProduct', '=', true)
    .where((where) => where.not(where.parens(aboutHidden(userId))))

/** SQL: notifications of records the user can't see any more, such as a mention on a board that became private. */
const aboutHidden = (userId: number) =>
  sql<boolean>`("data" ? 'entity' and ${namesHidden(userId, { entity: sql`"data"->>'entity'`, record: sql`"data"->>'record'` })})`

export const countUnread = async (db: Db, userId: number): Promise<number> => {
  const { unread } = await ofPerson(db, userId)
    .where('readAt', 'is', null)
    .select(sql<number>`count(*)::int`.as('unread'))
    .executeTakeFirstOrThrow()
  return unread
}

/** Returns a user's newest notifications, or those before a given one. */
export const pageOf = async (
  db: Db,
  userId: number,
  { before, onlyNew }: { readonly before: number | undefined; readonly onlyNew: boolean },
): Promise<{ readonly notices: Notice[]; readonly more: boolean }> => {
  let page = ofPerson(db, userId).select(['id', 'event', 'data', 'createdAt', 'readAt'])
  if (before !== undefined) page = page.where('id', '<', before)
  if (onlyNew) page = page.where('readAt', 'is', null)
  const rows = await page
    .orderBy('id', 'desc')
    .limit(perPage + 1)
    .execute()
  const notices = rows.slice(0, perPage).map(({ readAt, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    isNew: readAt === null,
  }))
  return { notices, more: rows.length > perPage }
}

/** Marks notifications as read and informs the user's other devices. Returns how many changed. */
export const mark = async (
  tx: Tx,
  userId: number,
  ids: readonly number[] | undefined,
  readAt: Date | null,
): Promise<number> => {
  let marked = tx
    .updateTable('notices')
    .set({ readAt, xact: sql<string>`pg_current_xact_id()` })
    .where('userId', '=', userId)
    .where('inProduct', '=', true)
    .where('readAt', readAt ? 'is' : 'is not', null)
  if (ids) marked = marked.where('id', 'in', ids.length > 0 ? ids : [0])
  const { numUpdatedRows } = await marked.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
