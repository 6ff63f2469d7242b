import { twoFactor } from '@quarterdeck/contract/account/security'
import { notFound } from '@quarterdeck/contract/kit/problem'
import type { Serve } from '../../kit/http/serve.ts'
import { journal } from '../../kit/records/journal.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import { guardAccess } from '../../people/users/index.ts'
import { recordEvent, requireFresh } from '../auth/index.ts'
import { policyOf, savePolicy } from './policy.ts'
import { removeSecondFactor } from './second-factor.ts'

/** Serves the endpoints by which administrators require a second factor. */
export const serveTwoFactorPolicy = (serve: Serve): void => {
  serve.read(twoFactor.policy, ({ db }) => policyOf(db))

  serve.read(twoFactor.of, async ({ db, query }) => {
    const user = await db
      .selectFrom('users')
      .select('twoFactorEnabled')
      .where('id', '=', integerKey(query.id) ?? 0)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    if (!user) throw notFound('User')
    return { on: user.twoFactorEnabled }
  })

  serve.write(twoFactor.demand, async ({ body, ...context }) => {
    await requireFresh(context)
    const before = await policyOf(context.tx)
    await savePolicy(context.tx, body)
    await journal(context, [
      {
        entity: 'accounts',
        record: 'twoFactorPolicy',
        action: 'update',
        before: { ...before },
        after: body,
        version: 1,
      },
    ])
    return body
  })

  serve.write(twoFactor.reset, async ({ body: { id, reason }, ...context }) => {
    const { tx } = context
    await requireFresh(context)
    const user = await tx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    if (!user) throw notFound('User')
    guardAccess(context.actor, user, user)
    const reset = await removeSecondFactor(tx, id)
    if (!reset) return { reset }
    await recordEvent(context, id, 'two_factor_reset')
    await journal({ ...context, reason }, [
      {
        entity: 'accounts',
        record: String(id),
        action: 'update',
        before: { twoFactor: true },
        after: { twoFactor: false },
        version: user.version,
      },
    ])
    return { reset }
  })
}
