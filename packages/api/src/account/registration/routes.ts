import { type CodeSent, codeTries, registration } from '@quarterdeck/contract/account/registration'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { UserDraft } from '@quarterdeck/contract/people/users'
import { generateRandomString, hashPassword, verifyPassword } from 'better-auth/crypto'
import { limitClient, limitRate, type Rate } from '../../kit/http/rates.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { openAccount } from '../auth/index.ts'
import * as store from './store.ts'

/** Generous, since a whole team can share one address. */
const perNetwork: Rate = { burst: 30, perHour: 60 }
const perMailbox: Rate = { burst: 3, perHour: 6 }

const sent = (row: store.RegistrationRow, now: Date): CodeSent => ({
  ticket: row.ticket,
  email: row.email,
  resendAt: store.resendAt(row, now).toISOString(),
})

export const serveRegistration = (serve: Serve): void => {
  serve.write(registration.create, async ({ tx, headers, now, body: { name, email, password, locale } }) => {
    await limitClient(tx, headers, 'register', perNetwork, now)
    await limitRate(tx, `registration ${email.toLowerCase()}`, perMailbox, now)
    const row = await tx
      .insertInto('registrations')
      .values({
        ticket: generateRandomString(32),
        name,
        email: email.toLowerCase(),
        password: await hashPassword(password),
        locale,
        code: '',
        codeUntil: now,
        sentAt: now,
        createdAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return sent(await store.sendCode(tx, row, now), now)
  })

  serve.write(registration.resend, async ({ tx, now, body: { ticket, email } }) => {
    const row = await store.find(tx, ticket, now)
    if (!row) throw new Problem('not_found', { message: 'This registration has expired: register again' })
    const wait = store.resendAt(row, now).getTime() - now.getTime()
    if (wait > 0 || row.sends >= store.maxCodes) {
      throw new Problem('too_many_requests', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) })
    }
    return sent(await store.sendCode(tx, { ...row, email: email?.toLowerCase() ?? row.email }, now), now)
  })

  serve.write(registration.verify, async ({ body: { ticket, code }, ...context }) => {
    const { tx, now } = context
    const row = await store.find(tx, ticket, now)
    if (!row || row.codeUntil <= now || row.tries >= codeTries) return { result: 'expired' as const, triesLeft: 0 }
    if (!(await verifyPassword({ hash: row.code, password: code }))) {
      await tx
        .updateTable('registrations')
        .set({ tries: row.tries + 1 })
        .where('ticket', '=', ticket)
        .execute()
      return { result: 'wrong' as const, triesLeft: codeTries - row.tries - 1 }
    }
    // What was taken at the registration may be from before a rule of today.
    const { name, email } = row
    const draft = { ...UserDraft.omit({ name: true, email: true }).parse({ status: 'Pending' }), name, email }
    await openAccount(context, draft, { password: row.password, locale: row.locale })
    await tx.deleteFrom('registrations').where('email', '=', row.email).execute()
    return { result: 'confirmed' as const, triesLeft: 0 }
  })
}
