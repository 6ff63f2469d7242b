import { may } from '@quarterdeck/contract/kit/permission'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { access } from '@quarterdeck/contract/people/access'
import type { Serve } from '../../kit/http/serve.ts'
import { changeRecord } from '../../kit/records/records.ts'
import { notify, notifyWhoMay } from '../../system/notices/index.ts'
import { repository as users } from '../users/index.ts'
import * as store from './store.ts'

export const serveAccess = (serve: Serve): void => {
  serve.read(access.mine, ({ db, actor }) => store.pendingRequests(db, actor.id))
  serve.read(access.waiting, ({ db }) => store.pendingRequests(db))

  serve.write(access.ask, async ({ body: { permission, reason }, ...context }) => {
    const { tx, actor, now } = context
    if (may(actor.accessRole, permission))
      throw new Problem('conflict', { message: 'You already have this permission' })
    const id = await store.insert(tx, { userId: actor.id, permission, reason }, now)
    await notifyWhoMay(context, { event: 'access_asked', data: { by: actor.name, permission } })
    return { request: await store.byId(tx, id) }
  })

  serve.write(access.answer, async ({ body: { id, accessRole, reason }, ...context }) => {
    const { tx, now } = context
    const { userId, permission } = await store.lockPending(tx, id)
    if (accessRole) {
      if (!may(accessRole, permission)) {
        throw fieldProblem('accessRole', {
          code: 'invalid',
          message: "This access role doesn't include the requested permission",
        })
      }
      await changeRecord({ ...context, reason }, users, String(userId), undefined, () => ({ accessRole }))
    }
    await store.settle(tx, id, accessRole ? 'granted' : 'declined', now)
    await notify(context, { userId, event: 'access_answered', data: { permission, granted: accessRole ? 1 : 0 } })
    return { request: await store.byId(tx, id) }
  })
}
