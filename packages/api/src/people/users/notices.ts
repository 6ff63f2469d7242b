import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import type { Selectable } from 'kysely'
import { nobody } from '../../kit/actor.ts'
import type { Change, Subscriber, WriteContext } from '../../kit/context.ts'
import { sendMail } from '../../kit/mail/index.ts'
import type { UsersTable } from '../../kit/sql/schema-users.ts'
import { notify, notifyWhoMay } from '../../system/notices/index.ts'
import { notifyDecision } from './decision.ts'
import { keepRevert } from './email-revert.ts'
import { signOutSubscriber } from './sign-out.ts'

type User = Selectable<UsersTable>

/** Returns a user before and after an update. */
const statesOf = async ({ tx }: WriteContext, { record, before }: Change): Promise<{ before: User; after: User }> => {
  const after = await tx.selectFrom('users').selectAll().where('id', '=', Number(record)).executeTakeFirstOrThrow()
  return { before: { ...after, ...before }, after }
}

/** Tells people by mail that they were let in, or not. */
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

/** Tells people their new access role, whoever gave it to them, and also when it was taken back. */
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
 * Another address is told at both, whoever changed it. Where the former one was not asked, it can take the account back:
 * that is the only way to stop a thief.
 */
const tellBothAddresses = async (context: WriteContext, before: User, after: User): Promise<void> => {
  const { id, name, email, locale } = after
  const by = context.actor.name
  const told = { event: 'email_changed', data: { email, by } } as const
  await notify(context, { userId: id, ...told })
  const to = { to: before.email, userId: id, locale }
  if ((await context.proof()) === 'mailbox') return sendMail(context, { ...to, template: 'notice', data: told })
  const token = await keepRevert(context, before)
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
      await tellBothAddresses(context, before, after)
    }
  },
}

/** Tells of people who registered and wait to be let in; whom somebody here enters as waiting is no news. */
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
