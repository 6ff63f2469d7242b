import { passwordReset, resetMinutes } from '@quarterdeck/contract/account/password-reset'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { APIError } from 'better-auth/api'
import { nobody } from '../../kit/actor.ts'
import { Answer } from '../../kit/answer.ts'
import { limitClient, limitRate, type Rate } from '../../kit/http/rates.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { forgetTries } from '../../kit/http/tries.ts'
import { sendMail } from '../../kit/mail/index.ts'
import type { Ports, Tx } from '../../kit/ports.ts'
import { endVerifications, storedIdentifier } from '../../kit/sql/verifications.ts'
import { toAuthAddress, withAnyAddress } from './any-address.ts'
import { deviceCookie } from './device-cookie.ts'
import { accountKey } from './guard-sign-in.ts'
import { recordEvent } from './history.ts'
import { authWithin } from './sign-in.ts'

const perNetwork: Rate = { burst: 20, perHour: 60 }
/** Limits emails that strangers can send to a mailbox. */
const perMailbox: Rate = { burst: 3, perHour: 6 }

const languageOf = async (tx: Tx, id: number) => {
  const user = await tx.selectFrom('users').select('locale').where('id', '=', id).executeTakeFirst()
  return user?.locale ?? 'en'
}

/** Requests a reset link from better-auth, which goes into the outbox; earlier links become invalid. */
const writeLink = (ports: Ports, tx: Tx, email: string, now: Date) =>
  authWithin(ports, withAnyAddress(tx), {
    resetAsked: async ({ id, name, email: to }, token) => {
      const userId = Number(id)
      const data = { name, token, minutes: resetMinutes }
      await endVerifications(tx, 'reset-password', [userId], await storedIdentifier(`reset-password:${token}`))
      await sendMail({ tx, now }, { to, userId, locale: await languageOf(tx, userId), template: 'passwordReset', data })
    },
  }).api.requestPasswordReset({ body: { email: toAuthAddress(email) } })

/**
 * Returns a password reset token for a user who has proved that the mailbox is theirs; earlier tokens become invalid.
 */
export const linkToPassword = async (ports: Ports, tx: Tx, email: string): Promise<string> => {
  let given = ''
  const resetAsked = async ({ id }: { id: string }, token: string) => {
    given = token
    await endVerifications(tx, 'reset-password', [Number(id)], await storedIdentifier(`reset-password:${token}`))
  }
  await authWithin(ports, withAnyAddress(tx), { resetAsked }).api.requestPasswordReset({
    body: { email: toAuthAddress(email) },
  })
  return given
}

const isOver = (error: unknown) => error instanceof Problem && error.code === 'too_many_requests'

export const serveReset = (serve: Serve, ports: Ports): void => {
  serve.write(passwordReset.request, async ({ tx, headers, now, body: { email }, afterwards, log }) => {
    await limitClient(tx, headers, 'reset', perNetwork, now)
    // After the response, so that unknown addresses take the same time.
    afterwards(async (db) => {
      try {
        await db.transaction().execute(async (later) => {
          await limitRate(later, `reset link ${email.toLowerCase()}`, perMailbox, now)
          await writeLink(ports, later, email, now)
        })
      } catch (error) {
        if (!isOver(error)) throw error
        log('info', 'too many password reset links requested')
      }
    })
    return {}
  })

  serve.write(passwordReset.complete, async ({ tx, headers, now, body: { token, password } }) => {
    let whose = ''
    const auth = authWithin(ports, tx, {
      passwordReset: async ({ id, name, email }) => {
        whose = email.toLowerCase()
        const userId = Number(id)
        await endVerifications(tx, 'reset-password', [userId])
        await recordEvent({ tx, now, headers, actor: { ...nobody, id: userId } }, userId, 'password_changed')
        await forgetTries(tx, [accountKey(email)])
        const locale = await languageOf(tx, userId)
        await sendMail({ tx, now }, { to: email, userId, locale, template: 'passwordChanged', data: { name } })
      },
    })
    try {
      await auth.api.resetPassword({ body: { token, newPassword: password } })
    } catch (error) {
      if (!(error instanceof APIError)) throw error
      throw fieldProblem('token', { code: 'invalid', message: 'This link is no longer valid' })
    }
    // A reader of the account's mailbox is not slowed down by other people's wrong guesses.
    return new Answer({}, { 'set-cookie': await deviceCookie(ports, whose) })
  })
}
