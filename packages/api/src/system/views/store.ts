import type { Entity } from '@quarterdeck/contract/kit/entities'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { View, ViewDraft } from '@quarterdeck/contract/system/views'
import type { Selectable } from 'kysely'
import type { Actor } from '../../kit/actor.ts'
import type { WriteContext } from '../../kit/context.ts'
import { allowed } from '../../kit/http/allowed.ts'
import { mayDo } from '../../kit/http/demand.ts'
import type { Db } from '../../kit/ports.ts'
import { type Repository, recordCreated } from '../../kit/records/records.ts'
import { trashRows } from '../../kit/records/trash.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import type { ViewsTable } from '../../kit/sql/schema-records.ts'
import { preferencesOf } from './preferences.ts'

export type ViewRow = Selectable<ViewsTable>

/** Rejects changes to shared views without permission, and to private views of others. */
const check = async (
  { actor }: WriteContext,
  before: ViewRow | undefined,
  after: ViewRow | undefined,
): Promise<void> => {
  const touchesShared = before?.shared || after?.shared
  if (touchesShared && !allowed(actor, 'views:share')) {
    throw new Problem('forbidden', { message: 'You need the permission views:share to do this', needs: 'views:share' })
  }
}

export const repository: Repository<ViewRow, 'views'> = {
  entity: 'views',
  title: 'View',
  keyOf: integerKey,
  bulk: { key: 'id', fields: [] },
  toDto: (row) => row,
  check,
  lock: (tx, ids) =>
    ids.length === 0
      ? Promise.resolve([])
      : tx.selectFrom('views').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute(),
  save: async (tx, id, change) => void (await tx.updateTable('views').set(change).where('id', '=', id).execute()),
  trash: (tx, ids, at, now) => trashRows(tx, 'views', ids, at, now),
}

const isSeenBy = (actor: Pick<Actor, 'id' | 'accessRole'>, { ownerId, shared, list }: ViewRow) =>
  mayDo(actor, list, 'read') && (shared || ownerId === actor.id)

/** Returns the views of a list that an actor can see, oldest first. */
const rowsOf = (db: Db, actor: Pick<Actor, 'id'>, list: Entity): Promise<ViewRow[]> =>
  db
    .selectFrom('views')
    .selectAll()
    .where('list', '=', list)
    .where('deletedAt', 'is', null)
    .where((where) => where.or([where('ownerId', '=', actor.id), where('shared', '=', true)]))
    .orderBy('id')
    .execute()

/** Returns views as sent, in the actor's own order. */
export const viewsOf = async (db: Db, actor: Pick<Actor, 'id'>, list: Entity): Promise<View[]> => {
  const [rows, { defaultView, viewOrder }] = await Promise.all([
    rowsOf(db, actor, list),
    preferencesOf(db, actor.id, list),
  ])
  const rank = (id: number) => (viewOrder.includes(id) ? viewOrder.indexOf(id) : viewOrder.length)
  return rows
    .toSorted((a, b) => rank(a.id) - rank(b.id))
    .map(({ ownerId, ownerName, id, name, shared, search, version }, position) => ({
      id,
      list,
      name,
      shared,
      search,
      isDefault: id === defaultView,
      position,
      owner: { id: ownerId, name: ownerName },
      version,
    }))
}

/** Returns a view the actor can see, deleted or not. */
export const seen = async (
  db: Db,
  actor: Pick<Actor, 'id' | 'accessRole'>,
  id: string | undefined,
): Promise<ViewRow | undefined> => {
  const key = integerKey(id ?? '')
  const row = key && (await db.selectFrom('views').selectAll().where('id', '=', key).executeTakeFirst())
  return row && isSeenBy(actor, row) ? row : undefined
}

export const create = async (context: WriteContext, { list, name, shared, search }: ViewDraft): Promise<ViewRow> => {
  const { tx, now, actor } = context
  const row = await tx
    .insertInto('views')
    .values({ list, name, shared, search, ownerId: actor.id, ownerName: actor.name, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordCreated(context, repository, [row])
  return row
}
