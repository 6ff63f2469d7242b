import type { SecurityEventKind } from '@quarterdeck/contract/account/security'
import type { NoticeEventName } from '@quarterdeck/contract/kit/notice-events'
import type { Actor } from '../../kit/actor.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { notify } from '../../system/notices/index.ts'
import { deviceOf } from './device.ts'

interface EventContext {
  readonly tx: Tx
  readonly now: Date
  readonly headers: Headers
  readonly actor: Pick<Actor, 'id' | 'name'>
}

/** Security events a person is notified of, because someone else may control the account. */
const noticeEventOf: Partial<Record<SecurityEventKind, NoticeEventName>> = {
  signed_in_new_device: 'new_device',
  password_changed: 'password_changed',
  other_sessions_ended: 'sessions_ended',
  passkey_added: 'passkey_added',
  passkey_removed: 'passkey_removed',
  key_created: 'api_key_created',
  key_revoked: 'api_key_revoked',
  two_factor_on: 'two_factor_on',
  two_factor_off: 'two_factor_off',
  two_factor_reset: 'two_factor_reset',
  codes_renewed: 'recovery_codes_renewed',
  returned: 'returned',
  readmitted: 'returned',
  viewed_as: 'viewed_as',
  secret_mail_read: 'secret_mail_read',
}

/** Names browser and system in an email; empty if both are unknown. */
const deviceIn = (userAgent: string): string => {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(Boolean).join(', ')
}

/** Records a security event of an account with its origin, and notifies the user. */
export const recordEvent = async (
  { tx, now, headers, actor }: EventContext,
  userId: number,
  kind: SecurityEventKind,
  about = '',
): Promise<void> => {
  const byOther = actor.id !== userId
  await tx
    .insertInto('securityEvents')
    .values({
      userId,
      at: now,
      kind,
      about,
      // The address of another person is none of this user's business.
      address: byOther ? '' : (headers.get('x-client-address') ?? ''),
      userAgent: byOther ? '' : (headers.get('user-agent') ?? '').slice(0, 500),
      byId: byOther ? actor.id : null,
      byName: byOther ? actor.name : null,
    })
    .execute()
  const event = noticeEventOf[kind]
  if (!event) return
  const data = { name: about, by: actor.name, device: deviceIn(headers.get('user-agent') ?? '') }
  await notify({ tx, now }, { userId, event, data })
}

const perPage = 25

/** Returns the newest security events, before the id `before`. */
export const historyOf = async (db: Db, userId: number, before: number | undefined) => {
  let events = db.selectFrom('securityEvents').selectAll().where('userId', '=', userId)
  if (before !== undefined) events = events.where('id', '<', before)
  const rows = await events.orderBy('id', 'desc').limit(perPage).execute()
  return rows.map(({ id, at, kind, about, address, userAgent, byName }) => ({
    id: Number(id),
    at: at.toISOString(),
    kind,
    about,
    address,
    ...deviceOf(userAgent),
    by: byName,
  }))
}

const rememberedMs = 180 * 24 * 3_600_000

const sameDevice = (a: string, b: string) => {
  const [one, other] = [deviceOf(a), deviceOf(b)]
  return one.browser === other.browser && one.system === other.system && one.form === other.form
}

/** Records a sign-in. Returns whether the device is new for this account. */
export const recordSignIn = async (db: Db, userId: number, headers: Headers, now: Date): Promise<boolean> => {
  const userAgent = headers.get('user-agent') ?? ''
  const before = await db
    .selectFrom('securityEvents')
    .select('userAgent')
    .distinct()
    .where('userId', '=', userId)
    .where('kind', 'in', ['signed_in', 'signed_in_new_device'])
    .where('at', '>', new Date(now.getTime() - rememberedMs))
    .execute()
  const isNew = before.length > 0 && !before.some((known) => sameDevice(known.userAgent, userAgent))
  const kind = isNew ? 'signed_in_new_device' : 'signed_in'
  const context = { now, headers, actor: { id: userId, name: '' } }
  await db.transaction().execute((tx) => recordEvent({ tx, ...context }, userId, kind))
  return isNew
}
