import { type EmailChange, emailChangeHours } from '@quarterdeck/contract/account/email-change'
import { fieldProblem, notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { signJWT, verifyJWT } from 'better-auth/crypto'
import type { Selectable } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import { sendMail } from '../../kit/mail/index.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { journal } from '../../kit/records/journal.ts'
import type { PersonSchema } from '../../kit/sql/schema-person.ts'
import { takenEmails } from '../../people/users/index.ts'

export type ChangeRow = Selectable<PersonSchema['emailChanges']>
export type Side = 'old' | 'new'

const hourMs = 3_600_000
/** Waits before the next emails, longer with each one sent. */
const waitsMs = [60, 120, 300, 900].map((seconds) => seconds * 1000)

/** Returns when emails can be sent again; immediately if the clock was wrong last time. */
const resendAt = ({ sentAt, sends, expiresAt }: ChangeRow, now: Date): Date => {
  if (sentAt > now) return now
  const wait = waitsMs[sends - 1]
  return wait === undefined ? expiresAt : new Date(sentAt.getTime() + wait)
}

const toDto = (row: ChangeRow, now: Date): EmailChange => ({
  email: row.email,
  approved: row.approvedAt !== null,
  confirmed: row.confirmedAt !== null,
  expiresAt: row.expiresAt.toISOString(),
  resendAt: resendAt(row, now).toISOString(),
})

const open = (db: Db | Tx, userId: number, now: Date) =>
  db.selectFrom('emailChanges').selectAll().where('userId', '=', userId).where('expiresAt', '>', now)

export const pendingOf = async (db: Db, userId: number, now: Date): Promise<EmailChange | null> => {
  const row = await open(db, userId, now).executeTakeFirst()
  return row ? toDto(row, now) : null
}

const personOf = (tx: Tx, userId: number) =>
  tx.selectFrom('users').select(['id', 'name', 'email', 'locale']).where('id', '=', userId).executeTakeFirstOrThrow()

const tokenOf = (secret: string, { userId, round }: ChangeRow, side: Side): Promise<string> =>
  signJWT({ purpose: 'email-change', userId, round, side }, secret, (emailChangeHours * hourMs) / 1000)

/**
 * Sends emails to both addresses that have not confirmed; if the new one belongs to another account, its owner is
 * informed instead.
 */
const write = async ({ tx, now }: Pick<WriteContext, 'tx' | 'now'>, secret: string, row: ChangeRow) => {
  const { id: userId, name, email: old, locale } = await personOf(tx, row.userId)
  const data = async (side: Side) => ({ name, email: row.email, token: await tokenOf(secret, row, side) })
  if (!row.approvedAt)
    await sendMail({ tx, now }, { to: old, userId, locale, template: 'emailApproval', data: await data('old') })
  if (row.confirmedAt) return
  if (!(await takenEmails(tx, [row.email])).has(row.email))
    await sendMail(
      { tx, now },
      { to: row.email, userId, locale, template: 'emailConfirmation', data: await data('new') },
    )
  else if (row.sends === 1) await sendMail({ tx, now }, { to: row.email, locale, template: 'emailTaken', data: {} })
}

export const begin = async (context: WriteContext, secret: string, email: string, round: string): Promise<void> => {
  const { tx, now, actor } = context
  const fresh = {
    round,
    email,
    approvedAt: null,
    confirmedAt: null,
    sends: 1,
    sentAt: now,
    expiresAt: new Date(now.getTime() + emailChangeHours * hourMs),
  }
  const row = await tx
    .insertInto('emailChanges')
    .values({ userId: actor.id, ...fresh })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(fresh))
    .returningAll()
    .executeTakeFirstOrThrow()
  await write(context, secret, row)
}

/** @throws Problem where nothing waits, or it is too soon */
export const resend = async (context: WriteContext, secret: string): Promise<void> => {
  const { tx, now, actor } = context
  const row = await open(tx, actor.id, now).forUpdate().executeTakeFirst()
  if (!row) throw notFound('Change of address')
  const wait = resendAt(row, now).getTime() - now.getTime()
  if (wait > 0) throw new Problem('too_many_requests', { retryAfter: Math.ceil(wait / 1000) })
  const next = await tx
    .updateTable('emailChanges')
    .set({ sends: row.sends + 1, sentAt: now })
    .where('userId', '=', actor.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await write(context, secret, next)
}

/**
 * Returns the change that a token from an email confirms, locked.
 * @throws Problem at `token` if it is no longer valid
 */
export const byToken = async (tx: Tx, secret: string, token: string, now: Date) => {
  const claims = await verifyJWT<{ purpose?: unknown; userId?: unknown; round?: unknown; side?: Side }>(token, secret)
  const row =
    claims?.purpose === 'email-change' && typeof claims.userId === 'number'
      ? await open(tx, claims.userId, now).forUpdate().executeTakeFirst()
      : undefined
  if (row && claims?.side && row.round === claims.round) return { row, side: claims.side }
  throw fieldProblem('token', { code: 'invalid', message: 'This link is no longer valid' })
}

export const agree = (tx: Tx, { userId }: ChangeRow, side: Side, now: Date): Promise<ChangeRow> =>
  tx
    .updateTable('emailChanges')
    .set(side === 'old' ? { approvedAt: now } : { confirmedAt: now })
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()

export const end = async (tx: Tx, userId: number): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('emailChanges').where('userId', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Records that an email change was requested or canceled, without the address. */
export const journalChange = async (context: WriteContext, userId: number, before: string, after: string) => {
  const { version } = await context.tx
    .selectFrom('users')
    .select('version')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await journal(context, [
    {
      entity: 'accounts',
      record: String(userId),
      action: 'update',
      before: { emailChange: before },
      after: { emailChange: after },
      version,
    },
  ])
}
