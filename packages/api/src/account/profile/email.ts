import { emailChange, emailRevert } from '@quarterdeck/contract/account/email-change'
import { fieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { nobody } from '../../kit/actor.ts'
import { limitRate, type Rate } from '../../kit/http/rates.ts'
import type { Serve } from '../../kit/http/serve.ts'
import type { Db, Ports, Tx } from '../../kit/ports.ts'
import { changeRecord } from '../../kit/records/records.ts'
import { byIds, endReverts, repository, revertBy } from '../../people/users/index.ts'
import { linkToPassword, ownSession, recordEvent, requireFresh } from '../auth/index.ts'
import { revokeAccess } from '../security/index.ts'
import * as store from './email-store.ts'

/** Limits the emails a user can send to other mailboxes. */
const perPerson: Rate = { burst: 5, perHour: 5 }

const stateOf = async (db: Db | Tx, userId: number, now: Date) => {
  const [user] = await byIds(db, [userId])
  if (!user) throw new Problem('unauthenticated')
  return { email: user.email, pending: await store.pendingOf(db, userId, now) }
}

export const serveEmailChange = (serve: Serve, ports: Ports): void => {
  const { secret } = ports
  serve.read(emailChange.read, ({ db, actor, now }) => stateOf(db, actor.id, now))

  serve.write(emailChange.ask, async ({ body, ...context }) => {
    const { tx, actor, now, newId } = context
    await requireFresh(context)
    await limitRate(tx, `email change of ${actor.id}`, perPerson, now)
    const email = body.email.toLowerCase()
    const before = await stateOf(tx, actor.id, now)
    if (email === before.email.toLowerCase())
      throw fieldProblem('email', { code: 'invalid', message: 'This is already your address' })
    await store.begin(context, secret, email, newId())
    await recordEvent(context, actor.id, 'email_change_asked')
    await store.journalChange(context, actor.id, 'none', 'asked')
    return stateOf(tx, actor.id, now)
  })

  serve.write(emailChange.resend, async (context) => {
    await ownSession(context)
    await store.resend(context, secret)
    return stateOf(context.tx, context.actor.id, context.now)
  })

  serve.write(emailChange.cancel, async (context) => {
    const { tx, actor, now } = context
    await ownSession(context)
    if (await store.end(tx, actor.id)) {
      await recordEvent(context, actor.id, 'email_change_cancelled')
      await store.journalChange(context, actor.id, 'asked', 'cancelled')
    }
    return stateOf(tx, actor.id, now)
  })

  serve.write(emailChange.look, async ({ tx, now, body }) => {
    const { row, side } = await store.byToken(tx, secret, body.token, now)
    return { side, email: row.email }
  })

  serve.write(emailChange.answer, async ({ body, ...given }) => {
    const { tx, now } = given
    const { row, side } = await store.byToken(tx, secret, body.token, now)
    const [user] = await byIds(tx, [row.userId])
    if (!user) throw new Problem('not_found')
    const { id, name } = user
    // A reader of both mailboxes is that person; only the right to change their own address is used.
    const actor = { ...nobody, id, name, accessRole: user.accessRole }
    const context = { ...given, actor, proof: async () => 'mailbox' as const }
    if (!body.agree) {
      await store.end(tx, id)
      await recordEvent(context, id, 'email_change_cancelled')
      await store.journalChange(context, id, 'asked', 'cancelled')
      return { result: 'cancelled' as const }
    }
    const { approvedAt, confirmedAt, email } = await store.agree(tx, row, side, now)
    if (!approvedAt || !confirmedAt) return { result: 'waiting' as const }
    await store.end(tx, id)
    await changeRecord(context, repository, String(id), undefined, () => ({ email }))
    await recordEvent(context, id, 'email_changed')
    return { result: 'changed' as const }
  })

  serve.write(emailRevert.look, async ({ tx, now, body }) => ({ email: (await revertBy(tx, body.token, now)).email }))

  serve.write(emailRevert.complete, async ({ body, ...given }) => {
    const { tx, now } = given
    const revert = await revertBy(tx, body.token, now)
    const { userId: id, email } = revert
    const [user] = await byIds(tx, [id])
    if (!user) throw new Problem('not_found', { message: 'This account no longer exists' })
    const actor = { ...nobody, id, name: user.name, accessRole: user.accessRole }
    const context = { ...given, actor, proof: async () => 'mailbox' as const }
    await endReverts(tx, revert)
    await changeRecord(context, repository, String(id), undefined, () => ({ email }))
    await revokeAccess(tx, id, revert.changedAt)
    await recordEvent(context, id, 'email_restored')
    return { email, token: await linkToPassword(ports, tx, email) }
  })
}
