import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import { sendMail } from '../../kit/mail/index.ts'
import type { UsersTable } from '../../kit/sql/schema-users.ts'

type User = Selectable<UsersTable>

/** SQL: users `t` who wait for approval and can sign in once they have it. */
export const isToBeNotified = sql<boolean>`(t."status" in ('Pending', 'Rejected')
  and exists (select from "credentials" c where c."userId" = t."id"))`

const decisionOf = (before: User, after: User) => {
  if (after.status === 'Active' && (before.status === 'Pending' || before.status === 'Rejected')) return 'approved'
  return after.status === 'Rejected' && before.status === 'Pending' ? 'rejected' : undefined
}

/**
 * Emails users that they were approved, or rejected and why; those without a password couldn't act on it and get none.
 */
export const notifyDecision = async (context: WriteContext, before: User, after: User): Promise<void> => {
  const template = decisionOf(before, after)
  if (!template || context.undoes) return
  const { id, email, name, locale } = after
  const credential = await context.tx.selectFrom('credentials').select('id').where('userId', '=', id).executeTakeFirst()
  if (!credential) return
  await sendMail(context, {
    to: email,
    userId: id,
    locale,
    template,
    data: { name, reason: context.reason ?? '' },
  })
}
