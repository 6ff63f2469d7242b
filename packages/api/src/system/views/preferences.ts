import type { Me } from '@quarterdeck/contract/account/me'
import type { Entity } from '@quarterdeck/contract/kit/entities'
import type { Layout } from '@quarterdeck/contract/system/views'
import type { Selectable } from 'kysely'
import type { Actor } from '../../kit/actor.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import type { PreferencesTable } from '../../kit/sql/schema-records.ts'

type Preferences = Omit<Selectable<PreferencesTable>, 'userId' | 'list'>

const defaults: Preferences = {
  layout: { columns: null, density: null, flow: null, shape: null, widths: {}, pinned: {} },
  defaultView: null,
  viewOrder: [],
}

/** Returns a user's preferences of a list. */
export const preferencesOf = async (db: Db, userId: number, list: Entity): Promise<Preferences> => {
  const row = await db
    .selectFrom('preferences')
    .select(['layout', 'defaultView', 'viewOrder'])
    .where('userId', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst()
  return row ? { ...row, layout: withLayout(defaults.layout, row.layout) } : defaults
}

/** Returns a user's preferences of every list they arranged, with the default view. */
export const listsOf = async (db: Db, { id }: Pick<Actor, 'id'>): Promise<Me['lists']> => {
  const rows = await db
    .selectFrom('preferences')
    .leftJoin('views', (join) =>
      join
        .onRef('views.id', '=', 'preferences.defaultView')
        .on('views.deletedAt', 'is', null)
        .on((on) => on.or([on('views.shared', '=', true), on('views.ownerId', '=', id)])),
    )
    .select(['preferences.list', 'preferences.layout', 'views.id', 'views.search'])
    .where('userId', '=', id)
    .execute()
  return Object.fromEntries(
    rows.map(({ list, layout, id: view, search }) => [
      list,
      {
        layout: withLayout(defaults.layout, layout),
        defaultView: view === null || search === null ? null : { id: view, search },
      },
    ]),
  )
}

/** Saves a user's list preferences; not journaled, because they concern nobody else. */
export const savePreferences = async (
  tx: Tx,
  userId: number,
  list: Entity,
  change: (before: Preferences) => Partial<Preferences>,
): Promise<Preferences> => {
  const before = await preferencesOf(tx, userId, list)
  const next = { ...before, ...change(before) }
  const row = {
    layout: JSON.stringify(next.layout),
    defaultView: next.defaultView,
    viewOrder: JSON.stringify(next.viewOrder),
  }
  await tx
    .insertInto('preferences')
    .values({ userId, list, ...row })
    .onConflict((conflict) => conflict.columns(['userId', 'list']).doUpdateSet(row))
    .execute()
  return next
}

/** Returns a layout with a change applied. */
export const withLayout = (before: Layout, change: Partial<Layout>): Layout => ({ ...before, ...change })
