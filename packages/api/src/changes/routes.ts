import { type ChangeAction, changeList, changes } from '@quarterdeck/contract/changes'
import { type Entity, entities } from '@quarterdeck/contract/constants'
import { may, permissions } from '@quarterdeck/contract/permission'
import { notFound, Problem } from '@quarterdeck/contract/problem'
import { listAnswer } from '../db/page.ts'
import type { Keeper, Kept } from '../db/records.ts'
import { revert } from '../db/revert.ts'
import type { Actor } from '../http/actor.ts'
import type { Serve } from '../http/serve.ts'
import * as store from './store.ts'

type Keepers = Readonly<Partial<Record<Entity, Keeper<Kept>>>>

const mayRead = (actor: Actor) => entities.filter((entity) => may(actor.accessRole, `${entity}:read`))

/** Whoever undoes a change could have made it. */
const guard = (actor: Actor, entity: Entity, action: ChangeAction): void => {
  const name = `${entity}:${action === 'update' ? 'write' : 'delete'}`
  const needed = permissions.find((permission) => permission === name)
  if (!needed || !may(actor.accessRole, needed)) {
    throw new Problem('forbidden', { message: `You need the permission ${name} to do this` })
  }
}

export const serveChanges = (serve: Serve, keepers: Keepers): void => {
  serve.read(changes.list, async ({ db, list, url, actor }) => {
    const page = await store.list(db, list, mayRead(actor))
    return listAnswer(changeList, url, list, page, (rows) => store.toWire(db, rows))
  })

  serve.write(changes.undo, async ({ body, actor, ...context }) => {
    const entries = await store.batchOf(context.tx, body.batch)
    if (entries.length === 0) throw notFound('Change')
    let undone = 0
    const kept = []
    for (const [entity, some] of Map.groupBy(entries, (entry) => entry.entity)) {
      for (const action of new Set(some.map((entry) => entry.action))) guard(actor, entity, action)
      const keeper = keepers[entity]
      if (!keeper) continue
      const reverted = await revert({ ...context, actor, undoes: body.batch }, keeper, some)
      undone += reverted.undone
      kept.push(...reverted.kept.map((one) => ({ ...one, entity, fields: [...one.fields] })))
    }
    return { undone, kept }
  })
}
