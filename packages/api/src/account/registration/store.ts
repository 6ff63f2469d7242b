import { codeMinutes } from '@quarterdeck/contract/account/registration'
import { generateRandomString, hashPassword } from 'better-auth/crypto'
import { type Selectable, sql } from 'kysely'
import { sendMail } from '../../kit/mail/index.ts'
import type { Tx } from '../../kit/ports.ts'
import type { RegistrationsTable } from '../../kit/sql/schema-entrance.ts'

export type RegistrationRow = Selectable<RegistrationsTable>

const dayMs = 24 * 3_600_000
/** Waits before the next codes, longer with each one sent. */
const waitsMs = [30, 60, 120, 300, 900].map((seconds) => seconds * 1000)
export const maxCodes = waitsMs.length + 1

/** Returns when another code can be requested; immediately if the clock was wrong last time. */
export const resendAt = ({ sentAt, sends }: Pick<RegistrationRow, 'sentAt' | 'sends'>, now: Date): Date =>
  sentAt > now ? now : new Date(sentAt.getTime() + (waitsMs[sends - 1] ?? dayMs))

const ownerOf = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'locale'])
    .where(sql`lower("email")`, '=', email)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/**
 * Sends a confirmation code to an address. If it belongs to an account, its owner is informed instead, and no code ever
 * matches. Both take the same steps.
 */
export const sendCode = async (tx: Tx, registration: RegistrationRow, now: Date): Promise<RegistrationRow> => {
  const { ticket, name, email, locale, sends } = registration
  const code = generateRandomString(6, '0-9')
  const owner = await ownerOf(tx, email)
  const data = { name, code, ticket, minutes: codeMinutes }
  if (!owner) await sendMail({ tx, now }, { to: email, accessRole: 'viewer', locale, template: 'verification', data })
  else if (sends === 0) {
    const to = { to: owner.email, userId: owner.id, locale: owner.locale }
    await sendMail({ tx, now }, { ...to, template: 'accountExists', data: { name: owner.name } })
  }
  return tx
    .updateTable('registrations')
    .set({
      email,
      code: await hashPassword(owner ? generateRandomString(32) : code),
      codeUntil: new Date(now.getTime() + codeMinutes * 60_000),
      tries: 0,
      sends: sends + 1,
      sentAt: now,
    })
    .where('ticket', '=', ticket)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns an unconfirmed registration, locked. */
export const find = (tx: Tx, ticket: string, now: Date): Promise<RegistrationRow | undefined> =>
  tx
    .selectFrom('registrations')
    .selectAll()
    .where('ticket', '=', ticket)
    .where('createdAt', '>', new Date(now.getTime() - dayMs))
    .forUpdate()
    .executeTakeFirst()

/** Deletes registrations that were not confirmed within a day. */
export const forgetUnconfirmed = async (tx: Tx, now: Date): Promise<void> => {
  await tx
    .deleteFrom('registrations')
    .where('createdAt', '<', new Date(now.getTime() - dayMs))
    .execute()
}
