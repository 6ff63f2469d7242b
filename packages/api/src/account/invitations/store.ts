import type { Locale } from '@quarterdeck/contract/kit/locales'
import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import { fieldProblem, notFound } from '@quarterdeck/contract/kit/problem'
import { type Invitation, invitationDays } from '@quarterdeck/contract/people/invitations'
import { signJWT, verifyJWT } from 'better-auth/crypto'
import type { Selectable } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import { sendMail } from '../../kit/mail/index.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { journal } from '../../kit/records/journal.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import type { InvitationsTable } from '../../kit/sql/schema-entrance.ts'
import { takenEmails } from '../../people/users/index.ts'

export type InvitationRow = Selectable<InvitationsTable>

const daySeconds = 24 * 3600

export const toDto = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  accessRole: row.accessRole,
  inviter: row.inviterName,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

const open = (db: Db | Tx) =>
  db.selectFrom('invitations').selectAll().where('acceptedAt', 'is', null).where('revokedAt', 'is', null)

export const list = (db: Db): Promise<InvitationRow[]> => open(db).orderBy('createdAt', 'desc').orderBy('id').execute()

/** @throws Problem `Invitation not found`, also for one that is accepted or taken back */
export const find = async (tx: Db | Tx, id: string | undefined): Promise<InvitationRow> => {
  const key = integerKey(id ?? '')
  const row = key === undefined ? undefined : await open(tx).where('id', '=', key).executeTakeFirst()
  if (!row) throw notFound('Invitation')
  return row
}

/** Returns the signed token of an invitation. It is not stored but computed when needed. */
export const tokenOf = (secret: string, { id, round, expiresAt }: InvitationRow): Promise<string> =>
  signJWT(
    { purpose: 'invitation', id, round },
    secret,
    Math.max(1, Math.floor((expiresAt.getTime() - Date.now()) / 1000)),
  )

/** Returns the invitation of a token, locked. @throws Problem at `token` if it is no longer valid */
export const byToken = async (tx: Tx, secret: string, token: string, now: Date): Promise<InvitationRow> => {
  const claims = await verifyJWT<{ purpose?: unknown; id?: unknown; round?: unknown }>(token, secret)
  const row =
    claims?.purpose === 'invitation' && typeof claims.id === 'number'
      ? await open(tx).where('id', '=', claims.id).forUpdate().executeTakeFirst()
      : undefined
  if (row && row.round === claims?.round && row.expiresAt > now) return row
  throw fieldProblem('token', { code: 'invalid', message: 'This invitation is no longer valid' })
}

const send = async ({ tx, now }: Pick<WriteContext, 'tx' | 'now'>, secret: string, row: InvitationRow) => {
  const { email, locale, accessRole, inviterName: inviter } = row
  const data = { inviter, token: await tokenOf(secret, row), days: invitationDays }
  await sendMail({ tx, now }, { to: email, accessRole, locale, template: 'invitation', data })
  return row
}

const expiry = (now: Date) => new Date(now.getTime() + invitationDays * daySeconds * 1000)

/** @throws Problem at `email` where somebody has it, or has been invited already */
export const create = async (
  context: WriteContext,
  secret: string,
  draft: { readonly email: string; readonly accessRole: AccessRole; readonly locale: Locale },
): Promise<InvitationRow> => {
  const { tx, now, actor } = context
  const email = draft.email.toLowerCase()
  const taken = (message: string) => fieldProblem('email', { code: 'taken', message })
  if ((await takenEmails(tx, [email])).size > 0) throw taken('Another user has this email address')
  const row = await tx
    .insertInto('invitations')
    .values({
      ...draft,
      email,
      inviterId: actor.id,
      inviterName: actor.name,
      createdAt: now,
      sentAt: now,
      expiresAt: expiry(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw taken('This person has been invited already')
  return send(context, secret, row)
}

export const resend = async (context: WriteContext, secret: string, { id, round }: InvitationRow) => {
  const { tx, now } = context
  const row = await tx
    .updateTable('invitations')
    .set({ round: round + 1, sentAt: now, expiresAt: expiry(now) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return send(context, secret, row)
}

/** Records an invitation in the journal by its id: the address is personal data, and the journal is permanent. */
export const recordInvitation = (
  context: WriteContext,
  row: InvitationRow,
  before: string,
  after: string,
): Promise<void> =>
  journal(context, [
    {
      entity: 'accounts',
      record: `invitation ${row.id}`,
      action: 'update',
      before: { invitation: before },
      after: { invitation: after, accessRole: row.accessRole },
      version: row.round,
    },
  ])

export const close = (tx: Tx, id: number, how: 'acceptedAt' | 'revokedAt', now: Date) =>
  tx
    .updateTable('invitations')
    .set({ [how]: now })
    .where('id', '=', id)
    .execute()
