import { me } from '@quarterdeck/contract/account/me'
import { notFound } from '@quarterdeck/contract/kit/problem'
import type { Serve } from '../../kit/http/serve.ts'
import { changeRecord } from '../../kit/records/records.ts'
import { byIds, repository, toDto } from './store.ts'

/** Serves the endpoints by which users read and change their own record, whatever their role. */
export const serveOwnRecord = (serve: Serve): void => {
  serve.read(me.profile, async ({ db, actor }) => {
    const [user] = await byIds(db, [actor.id])
    if (!user) throw notFound('User')
    return toDto(user)
  })

  serve.write(me.update, async ({ body, ifMatch, ...context }) => ({
    user: toDto(await changeRecord(context, repository, String(context.actor.id), ifMatch, () => body)),
  }))
}
