import { reauthenticationMinutes, security } from '@quarterdeck/contract/account/security'
import type { Serve } from '../../kit/http/serve.ts'
import { historyOf, ownSession, recordEvent } from '../auth/index.ts'
import { requirePassword, setPassword } from './passwords.ts'
import { endOtherSessions } from './sessions.ts'

export const servePassword = (serve: Serve): void => {
  serve.write(security.fresh, async ({ tx, headers, now, actor, body }) => {
    const session = await ownSession({ tx, headers })
    await requirePassword(tx, actor.id, body.password)
    await tx.updateTable('sessions').set({ provenAt: now }).where('id', '=', session.id).execute()
    return { until: new Date(now.getTime() + reauthenticationMinutes * 60_000).toISOString() }
  })

  serve.write(security.password, async ({ body: { current, next, endOthers }, ...context }) => {
    const { tx, headers, now, actor } = context
    const session = await ownSession({ tx, headers })
    await requirePassword(tx, actor.id, current, 'current')
    await setPassword(tx, actor.id, next, now)
    await recordEvent(context, actor.id, 'password_changed')
    return { ended: endOthers ? await endOtherSessions(tx, session) : 0 }
  })

  serve.read(security.history, async ({ db, headers, actor, query }) => {
    await ownSession({ tx: db, headers })
    return historyOf(db, actor.id, query.before)
  })
}
