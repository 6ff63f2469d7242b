import type { NoticeSettings } from '@quarterdeck/contract/notices'
import type { Db, Tx } from '../ports.ts'
import { usualSettings } from './rules.ts'

/** How each of these people wants to be told. */
export const settingsOf = async (db: Db, userIds: readonly number[]): Promise<(userId: number) => NoticeSettings> => {
  const rows =
    userIds.length === 0
      ? []
      : await db.selectFrom('noticeSettings').selectAll().where('userId', 'in', userIds).execute()
  const known = new Map(rows.map(({ userId, ...settings }) => [userId, settings]))
  return (userId) => known.get(userId) ?? usualSettings
}

/** Keeps what someone chose; events that are not named stay as they are. */
export const arrange = async (tx: Tx, userId: number, change: Partial<NoticeSettings>): Promise<NoticeSettings> => {
  const before = (await settingsOf(tx, [userId]))(userId)
  const next = { ...before, ...change, channels: { ...before.channels, ...change.channels } }
  const row = {
    channels: JSON.stringify(next.channels),
    quiet: next.quiet && JSON.stringify(next.quiet),
    digestAt: next.digestAt,
    timeZone: next.timeZone,
  }
  await tx
    .insertInto('noticeSettings')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute()
  return next
}
