import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import type { WriteContext } from '../../kit/context.ts'
import { journal } from '../../kit/records/journal.ts'
import { byIds, guardAccess, guardKey } from '../../people/users/index.ts'
import { recordEvent } from '../auth/index.ts'
import type { DepartureRow } from './store.ts'

type Context = WriteContext & { readonly headers: Headers }

const lockDeparture = ({ tx }: Context, userId: number): Promise<DepartureRow | undefined> =>
  tx.selectFrom('departures').selectAll().where('userId', '=', userId).forUpdate().executeTakeFirst()

const open = async (context: Context, { userId, kind, until }: DepartureRow): Promise<void> => {
  const { tx, actor } = context
  await tx.deleteFrom('departures').where('userId', '=', userId).execute()
  await recordEvent(context, userId, actor.id === userId ? 'returned' : 'readmitted')
  const [user] = await byIds(tx, [userId])
  await journal(context, [
    {
      entity: 'accounts',
      record: String(userId),
      action: 'update',
      before: { leaving: kind, until: until.toISOString() },
      after: { leaving: null },
      version: user?.version ?? 1,
    },
  ])
}

/** Opens one's own account again. @throws Problem `conflict` where it is open, or the time for that is over */
export const reopenAccount = async (context: Context): Promise<void> => {
  const departure = await lockDeparture(context, context.actor.id)
  if (!departure) throw new Problem('conflict', { message: "This account isn't closed" })
  if (departure.until <= context.now)
    throw new Problem('conflict', { message: 'The time to reopen this account has passed' })
  await open(context, departure)
}

/** Reopens a deactivated account. @throws Problem `conflict` if it is open or to be deleted */
export const readmit = async (context: Context, userId: number): Promise<void> => {
  const [user] = await byIds(context.tx, [userId])
  if (!user) throw notFound('User')
  guardAccess(context.actor, user, user)
  guardKey(context.actor, undefined, user)
  const departure = await lockDeparture(context, userId)
  if (!departure) throw new Problem('conflict', { message: "This account isn't closed" })
  if (departure.kind === 'delete')
    throw new Problem('conflict', { message: 'This user chose to delete their account: only they can reopen it' })
  await open(context, departure)
}
