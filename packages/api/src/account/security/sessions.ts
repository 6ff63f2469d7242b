import { sessions } from '@quarterdeck/contract/account/security'
import { notFound } from '@quarterdeck/contract/kit/problem'
import type { Serve } from '../../kit/http/serve.ts'
import type { Tx } from '../../kit/ports.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import { endVerifications } from '../../kit/sql/verifications.ts'
import { deviceOf, ownSession, recordEvent } from '../auth/index.ts'
import { distrustDevices } from './second-factor.ts'

interface Own {
  readonly id: number
  readonly userId: number
}

/** Ends all sessions of a person but this one, on every server, and links to a new password: how many sessions there were. */
export const endOtherSessions = async (tx: Tx, { id, userId }: Own): Promise<number> => {
  const ended = await tx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '!=', id)
    .returning('id')
    .execute()
  await distrustDevices(tx, userId)
  await endVerifications(tx, 'reset-password', [userId])
  return ended.length
}

/** Revokes all access except the password: sessions, trusted devices, and passkeys and keys added since. */
export const revokeAccess = async (tx: Tx, userId: number, since: Date): Promise<void> => {
  await tx.deleteFrom('sessions').where('userId', '=', userId).execute()
  await distrustDevices(tx, userId)
  await tx.deleteFrom('passkeys').where('userId', '=', userId).where('createdAt', '>=', since).execute()
  await tx.deleteFrom('apiKeys').where('referenceId', '=', String(userId)).where('createdAt', '>=', since).execute()
}

export const serveSessions = (serve: Serve): void => {
  serve.read(sessions.list, async ({ db, headers, actor, now }) => {
    const own = await ownSession({ tx: db, headers })
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where('userId', '=', actor.id)
      .where('expiresAt', '>', now)
      .orderBy('updatedAt', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows
      .map(({ id, ipAddress, userAgent, createdAt, updatedAt }) => ({
        id: String(id),
        current: id === own.id,
        address: ipAddress ?? '',
        createdAt: createdAt.toISOString(),
        lastUsedAt: (id === own.id ? now : updatedAt).toISOString(),
        ...deviceOf(userAgent),
      }))
      .sort((a, b) => Number(b.current) - Number(a.current))
  })

  serve.write(sessions.end, async ({ query, ...context }) => {
    const { tx, headers, actor } = context
    const own = await ownSession({ tx, headers })
    const ended = await tx
      .deleteFrom('sessions')
      .where('userId', '=', actor.id)
      .where('id', '=', integerKey(query.id) ?? 0)
      .where('id', '!=', own.id)
      .returning('userAgent')
      .executeTakeFirst()
    if (!ended) throw notFound('Session')
    const { browser, system } = deviceOf(ended.userAgent)
    await recordEvent(context, actor.id, 'session_ended', [browser, system].filter(Boolean).join(', '))
    return { ended: 1 }
  })

  serve.write(sessions.endOthers, async (context) => {
    const { tx, headers, actor } = context
    const own = await ownSession({ tx, headers })
    const ended = await endOtherSessions(tx, own)
    if (ended > 0) await recordEvent(context, actor.id, 'other_sessions_ended')
    return { ended }
  })
}
