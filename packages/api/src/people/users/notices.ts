import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import type { Selectable } from 'kysely'
import { nobody } from '../../kit/actor.ts'
import type { Change, Subscriber, WriteContext } from '../../kit/context.ts'
import { sendMail } from '../../kit/mail/index.ts'
import type { UsersTable } from '../../kit/sql/schema-users.ts'
import { notify, notifyWhoMay } from '../../system/notices/index.ts'
import { notifyDecision } from './decision.ts'
import { createRevert } from './email-revert.ts'
import { signOutSubscriber } from './sign-out.ts'

type User = Selectable<UsersTable>

/** Returns a user before and after an update. */
const statesOf = async ({ tx }: WriteContext, { record, before }: Change): Promise<{ before: User; after: User }> => {
  const after = await tx.selectFrom('users').selectAll().where('id', '=', Number(record)).executeTakeFirstOrThrow()
  return { before: { ...after, ...before }, after }
}

/** Emails users that they were approved or rejected. */
const decisions: Subscriber = {
  name: 'mail of decisions about users',
  when: 'within',
  kinds: ['users'],
  actions: ['update'],
  fields: ['status'],
  run: async (context, changes) => {
    for (const change of changes) {
      const { before, after } = await statesOf(context, change)
      await notifyDecision(context, before, after)
    }
  },
}

/** Notifies users of a new access role, whoever changed it, and of its undo. */
const accessChanges: Subscriber = {
  name: 'notice of access roles',
  when: 'within',
  kinds: ['users'],
  actions: ['update'],
  fields: ['accessRole'],
  run: async (context, changes) => {
    for (const { record, after } of changes) {
      const data = { by: context.actor.name, role: after?.accessRole as AccessRole }
      await notify(context, { userId: Number(record), event: 'access_changed', data })
    }
  },
}

/**
 * Informs both addresses of a change. If the former one didn't confirm it, it can revert the change, which is the only
 * way to stop a thief.
 */
const notifyBothAddresses = async (context: WriteContext, before: User, after: User): Promise<void> => {
  const { id, name, email, locale } = after
  const by = context.actor.name
  const notice = { event: 'email_changed', data: { email, by } } as const
  await notify(context, { userId: id, ...notice })
  const to = { to: before.email, userId: id, locale }
  if ((await context.proof()) === 'mailbox') return sendMail(context, { ...to, template: 'notice', data: notice })
  const token = await createRevert(context, before)
  await sendMail(context, { ...to, template: 'emailRevert', data: { name, email, by, token } })
}

const addressChanges: Subscriber = {
  name: 'notice of e-mail addresses',
  when: 'within',
  kinds: ['users'],
  actions: ['update'],
  fields: ['email'],
  run: async (context, changes) => {
    for (const change of changes) {
      const { before, after } = await statesOf(context, change)
      await notifyBothAddresses(context, before, after)
    }
  },
}

/** Notifies of registrations waiting for approval; not of pending users entered by staff. */
const registrations: Subscriber = {
  name: 'notice of registrations',
  when: 'within',
  kinds: ['users'],
  actions: ['create'],
  run: async (context, changes) => {
    if (context.actor.id !== nobody.id) return
    for (const { record, after } of changes) {
      if (after?.status !== 'Pending') continue
      const data = { user: Number(record), name: String(after.name) }
      await notifyWhoMay(context, { event: 'user_pending', data })
    }
  },
}

export const userSubscribers: readonly Subscriber[] = [
  signOutSubscriber,
  decisions,
  accessChanges,
  addressChanges,
  registrations,
]
