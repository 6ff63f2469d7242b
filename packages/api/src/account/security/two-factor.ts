import { twoFactor } from '@quarterdeck/contract/account/security'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { Answer } from '../../kit/answer.ts'
import type { Serve } from '../../kit/http/serve.ts'
import type { Ports, Tx } from '../../kit/ports.ts'
import { authWithin, ownSession, recordEvent, requireFresh } from '../auth/index.ts'
import { translateAuthError } from './auth-errors.ts'
import { requirePassword } from './passwords.ts'
import { policyOf, requiredFrom } from './policy.ts'
import { removeSecondFactor } from './second-factor.ts'

const isOn = async (tx: Tx, userId: number): Promise<boolean> => {
  const user = await tx.selectFrom('users').select('twoFactorEnabled').where('id', '=', userId).executeTakeFirst()
  return user?.twoFactorEnabled ?? false
}

export const serveTwoFactor = (serve: Serve, ports: Ports): void => {
  const codesOf = async (tx: Tx, userId: number) =>
    (await authWithin(ports, tx).api.viewBackupCodes({ body: { userId: String(userId) } })).backupCodes

  serve.read(twoFactor.read, async ({ db, headers, actor }) => {
    await ownSession({ tx: db, headers })
    // A read sees no transaction, and needs none.
    const tx = db as Tx
    const on = await isOn(tx, actor.id)
    return {
      on,
      codesLeft: on ? (await codesOf(tx, actor.id)).length : 0,
      requiredFrom: requiredFrom(await policyOf(db), actor.accessRole),
    }
  })

  serve.write(twoFactor.start, async ({ tx, headers, actor, body: { password } }) => {
    await ownSession({ tx, headers })
    await requirePassword(tx, actor.id, password)
    const { totpURI: uri } = (await translateAuthError(
      authWithin(ports, tx).api.enableTwoFactor({ headers, body: { password, method: 'totp' } }),
    )) as { totpURI?: string }
    if (!uri) throw new Problem('internal')
    return { uri, secret: new URL(uri).searchParams.get('secret') ?? '' }
  })

  serve.write(twoFactor.confirm, async ({ body, ...context }) => {
    const { tx, headers, actor } = context
    await ownSession(context)
    if (await isOn(tx, actor.id)) throw new Problem('conflict', { message: 'Two-factor authentication is already on' })
    const done = await translateAuthError(
      authWithin(ports, tx).api.verifyTOTP({ headers, body: { code: body.code }, returnHeaders: true }),
    )
    await recordEvent(context, actor.id, 'two_factor_on')
    // The session is another one from now on.
    return new Answer({ codes: await codesOf(tx, actor.id) }, {}, done.headers.getSetCookie())
  })

  serve.write(twoFactor.renew, async ({ body: { password }, ...context }) => {
    const { tx, headers, actor } = context
    await ownSession(context)
    await requirePassword(tx, actor.id, password)
    const { backupCodes: codes } = await translateAuthError(
      authWithin(ports, tx).api.generateBackupCodes({ headers, body: { password } }),
    )
    await recordEvent(context, actor.id, 'codes_renewed')
    return { codes }
  })

  serve.write(twoFactor.stop, async ({ body: { code }, ...context }) => {
    const { tx, headers, actor } = context
    await requireFresh(context)
    if (!(await isOn(tx, actor.id))) throw new Problem('conflict', { message: 'Two-factor authentication is not on' })
    await translateAuthError(authWithin(ports, tx).api.verifyTOTP({ headers, body: { code } }))
    await removeSecondFactor(tx, actor.id)
    await recordEvent(context, actor.id, 'two_factor_off')
    return { on: false, codesLeft: 0, requiredFrom: requiredFrom(await policyOf(tx), actor.accessRole) }
  })
}
