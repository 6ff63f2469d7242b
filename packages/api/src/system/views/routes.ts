import { notFound } from '@quarterdeck/contract/kit/problem'
import { preferences, type View, type ViewPatch, views } from '@quarterdeck/contract/system/views'
import type { Actor } from '../../kit/actor.ts'
import { demand } from '../../kit/http/demand.ts'
import type { Serve } from '../../kit/http/serve.ts'
import type { Tx } from '../../kit/ports.ts'
import { changeRecord, deleteRecords, restoreRecords } from '../../kit/records/records.ts'
import { preferencesOf, savePreferences, withLayout } from './preferences.ts'
import * as store from './store.ts'

type Who = Pick<Actor, 'id' | 'accessRole'>

/** Rejects actors who can't read the list of a view. */
const demandList = (actor: Who, list: store.ViewRow['list']): void => demand(actor, list, 'read')

const answerOne = async (tx: Tx, actor: Who, { id, list }: store.ViewRow): Promise<{ view: View }> => {
  const view = (await store.viewsOf(tx, actor, list)).find((each) => each.id === id)
  if (!view) throw notFound('View')
  return { view }
}

/** Returns a view the actor can see. @throws Problem `View not found` */
const find = async (tx: Tx, actor: Who, id: string | undefined): Promise<store.ViewRow> => {
  const row = await store.seen(tx, actor, id)
  if (!row) throw notFound('View')
  return row
}

/** Changes a user's own default view and order of views. */
const arrange = async (tx: Tx, actor: Who, { id, list }: store.ViewRow, change: ViewPatch): Promise<void> => {
  const { isDefault, position } = change
  if (isDefault === undefined && position === undefined) return
  const others = (await store.viewsOf(tx, actor, list)).map((view) => view.id).filter((each) => each !== id)
  await savePreferences(tx, actor.id, list, ({ defaultView }) => ({
    ...(position !== undefined && { viewOrder: others.toSpliced(position, 0, id) }),
    ...(isDefault && { defaultView: id }),
    ...(isDefault === false && defaultView === id && { defaultView: null }),
  }))
}

const serveSaved = (serve: Serve): void => {
  serve.read(views.list, async ({ db, actor, query: { list } }) => {
    demandList(actor, list)
    return store.viewsOf(db, actor, list)
  })

  serve.write(views.create, async ({ body, actor, ...context }) => {
    demandList(actor, body.list)
    const row = await store.create({ ...context, actor }, body)
    await arrange(context.tx, actor, row, { isDefault: body.isDefault || undefined })
    return answerOne(context.tx, actor, row)
  })

  serve.write(views.update, async ({ body, query, ifMatch, actor, ...context }) => {
    const { isDefault, position, ...change } = body
    const row = await find(context.tx, actor, query.id)
    const next = await changeRecord({ ...context, actor }, store.repository, query.id, ifMatch, () => change)
    await arrange(context.tx, actor, row, { isDefault, position })
    return answerOne(context.tx, actor, next)
  })

  serve.write(views.remove, async ({ query, actor, ...context }) => {
    const answer = await answerOne(context.tx, actor, await find(context.tx, actor, query.id))
    await deleteRecords({ ...context, actor }, store.repository, [query.id])
    return answer
  })

  serve.write(views.restore, async ({ query, actor, ...context }) => {
    const row = await find(context.tx, actor, query.id)
    const [locked] = await store.repository.lock(context.tx, [row.id])
    if (locked?.deletedAt) await restoreRecords({ ...context, actor }, store.repository, [locked])
    return answerOne(context.tx, actor, row)
  })
}

const servePreferences = (serve: Serve): void => {
  serve.read(
    preferences.read,
    async ({ db, actor, query: { list } }) => (await preferencesOf(db, actor.id, list)).layout,
  )

  serve.write(preferences.update, async ({ tx, actor, body, query: { list } }) => {
    const { layout } = await savePreferences(tx, actor.id, list, (before) => ({
      layout: withLayout(before.layout, body),
    }))
    return layout
  })
}

export const serveViews = (serve: Serve): void => {
  serveSaved(serve)
  servePreferences(serve)
}
