import { type CloseAccount, reopenDays } from '@quarterdeck/contract/account/deactivation'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import type { z } from 'zod'
import type { Subscriber, WriteContext } from '../../kit/context.ts'
import type { Ports, Tx } from '../../kit/ports.ts'
import { journal } from '../../kit/records/journal.ts'
import { endVerifications } from '../../kit/sql/verifications.ts'
import { hasOtherOwner } from '../../people/users/index.ts'
import { notify } from '../../system/notices/index.ts'
import { authWithin, ownSession, recordEvent } from '../auth/index.ts'
import { distrustDevices, requirePassword, translateAuthError } from '../security/index.ts'
import { handOver } from './hand-over.ts'
import { departureOf } from './store.ts'

type Wish = z.output<typeof CloseAccount>
type Context = WriteContext & { readonly headers: Headers }

const dayMs = 24 * 60 * 60 * 1000

/** Oneself, locked, where one may leave. @throws Problem `conflict` */
const leaver = async (tx: Tx, userId: number) => {
  // All owners first, in the order of their ids, so that two who leave at one moment wait for each other.
  const another = await hasOtherOwner(tx, userId)
  const user = await tx
    .selectFrom('users')
    .select(['email', 'accessRole', 'twoFactorEnabled', 'version'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (user.accessRole === 'owner' && !another)
    throw new Problem('conflict', {
      message: "The last owner can't close their account: make someone else an owner first",
    })
  if (await departureOf(tx, userId)) throw new Problem('conflict', { message: 'This account is already closed' })
  return user
}

/** Verifies the second factor, if there is one. @throws Problem at `code` */
const demandCode = async (ports: Ports, { tx, headers }: Context, code: string | undefined): Promise<void> => {
  if (!code) throw fieldProblem('code', { code: 'required', message: 'Enter a code from your authenticator app' })
  await translateAuthError(authWithin(ports, tx).api.verifyTOTP({ headers, body: { code } }))
}

/** Ends sessions, keys and pending requests of a user. */
const revokeAccess = async (tx: Tx, userId: number): Promise<void> => {
  await tx.deleteFrom('sessions').where('userId', '=', userId).execute()
  await tx.deleteFrom('apiKeys').where('referenceId', '=', String(userId)).execute()
  await distrustDevices(tx, userId)
  await endVerifications(tx, 'reset-password', [userId])
  await tx.deleteFrom('accessRequests').where('userId', '=', userId).where('state', '=', 'waiting').execute()
  await tx.updateTable('notices').set({ digestAt: null }).where('userId', '=', userId).execute()
}

/** Closes the actor's account after they have proved their identity and confirmed. */
export const closeAccount = async (ports: Ports, context: Context, wish: Wish): Promise<Date> => {
  const { tx, now, actor } = context
  await ownSession(context)
  const { email, twoFactorEnabled, version } = await leaver(tx, actor.id)
  if (wish.confirmation.toLowerCase() !== email.toLowerCase())
    throw fieldProblem('confirmation', { code: 'wrong', message: 'Enter the email address of your account' })
  await requirePassword(tx, actor.id, wish.password)
  if (twoFactorEnabled) await demandCode(ports, context, wish.code)

  await handOver(context, wish)
  const { kind, reason } = wish
  const until = new Date(now.getTime() + reopenDays * dayMs)
  await tx.insertInto('departures').values({ userId: actor.id, kind, reason, leftAt: now, until }).execute()
  await revokeAccess(tx, actor.id)
  await recordEvent(context, actor.id, 'left')
  await journal(context, [
    {
      entity: 'accounts',
      record: String(actor.id),
      action: 'update',
      before: { leaving: null },
      after: { leaving: kind, until: until.toISOString() },
      version,
    },
  ])
  return until
}

/** Confirms to people that they closed their account, and until when they can return. */
export const leavingNotices: Subscriber = {
  name: 'notice of closed accounts',
  when: 'within',
  kinds: ['accounts'],
  actions: ['update'],
  fields: ['leaving'],
  run: async (context, changes) => {
    for (const { record, after } of changes) {
      if (!after?.leaving) continue
      const data = { kind: after.leaving as Wish['kind'], until: String(after.until) }
      await notify(context, { userId: Number(record), event: 'deactivated', data })
    }
  },
}
