import { mayViewAs } from '@quarterdeck/contract/kit/permission'
import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { viewAs, viewMinutes } from '@quarterdeck/contract/people/view-as'
import type { Serve } from '../../kit/http/serve.ts'
import type { Tx } from '../../kit/ports.ts'
import { journal } from '../../kit/records/journal.ts'
import { ownSession, recordEvent, requireFresh } from '../auth/index.ts'

/** Returns a user who could sign in now. @throws Problem if there is none, or their role has no access */
const viewable = async (tx: Tx, id: number) => {
  const user = await tx
    .selectFrom('users')
    .leftJoin('departures', 'departures.userId', 'users.id')
    .select([
      'users.id',
      'users.name',
      'users.accessRole',
      'users.status',
      'users.version',
      'departures.kind as leaving',
    ])
    .where('users.id', '=', id)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!user) throw notFound('User')
  if (user.status !== 'Active' || user.leaving)
    throw new Problem('conflict', { message: "This user can't sign in at the moment" })
  return user
}

/**
 * Serves view-as. The session stays the viewer's and names the viewed user: the latter gets no session, and ending the
 * session or removing the permission ends it.
 */
export const serveViewAs = (serve: Serve): void => {
  serve.write(viewAs.start, async ({ body: { id, reason }, ...context }) => {
    const { tx, now, actor } = context
    const session = await requireFresh(context)
    const user = await viewable(tx, id)
    if (id === actor.id) throw new Problem('conflict', { message: "You can't view as yourself" })
    if (!mayViewAs(actor.accessRole, user.accessRole))
      throw new Problem('forbidden', {
        message: "You can't view as an owner, or as a user with more permissions than you have",
      })
    const until = new Date(now.getTime() + viewMinutes * 60_000)
    await tx.updateTable('sessions').set({ viewingId: id, viewingUntil: until }).where('id', '=', session.id).execute()
    await recordEvent(context, id, 'viewed_as')
    await journal({ ...context, reason }, [
      {
        entity: 'accounts',
        record: String(id),
        action: 'update',
        before: null,
        after: { viewed: `${actor.name} as ${user.name}`, until: until.toISOString() },
        version: user.version,
      },
    ])
    return { until: until.toISOString() }
  })

  serve.write(viewAs.stop, async (context) => {
    const { tx, headers, actor } = context
    const session = await ownSession({ tx, headers })
    await tx.updateTable('sessions').set({ viewingId: null, viewingUntil: null }).where('id', '=', session.id).execute()
    if (!actor.viewer) return { stopped: false }
    const { id, name } = actor.viewer
    await journal({ ...context, actor: { ...actor, id, name } }, [
      {
        entity: 'accounts',
        record: String(actor.id),
        action: 'update',
        before: { viewed: `${name} as ${actor.name}` },
        after: { viewed: null },
        version: 1,
      },
    ])
    return { stopped: true }
  })
}
