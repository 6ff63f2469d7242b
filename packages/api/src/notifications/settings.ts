import type { NoticeSettings } from '@quarterdeck/contract/notices'
import type { Db, Tx } from '../ports.ts'
import { usualSettings } from './rules.ts'

/** How each of these people wants to be told. */
export const settingsOf = async (db: Db, userIds: readonly number[]): Promise<(userId: number) => NoticeSettings> => {
  const rows =
    userIds.length === 0
      ? []
      : await db
          .selectFrom('users')
          .leftJoin('noticeSettings', 'noticeSettings.userId', 'users.id')
          .leftJoin('ownSettings', 'ownSettings.userId', 'users.id')
          .select(['users.id', 'channels', 'quiet', 'digestAt', 'timeZone'])
          .where('users.id', 'in', userIds)
          .execute()
  const known = new Map(
    rows.map(({ id, channels, quiet, digestAt, timeZone }) => [
      id,
      {
        channels: channels ?? usualSettings.channels,
        quiet,
        digestAt: digestAt ?? usualSettings.digestAt,
        timeZone: timeZone ?? usualSettings.timeZone,
      },
    ]),
  )
  return (userId) => known.get(userId) ?? usualSettings
}

/** Keeps what someone chose; events that are not named stay as they are. */
export const arrange = async (
  tx: Tx,
  userId: number,
  change: Partial<Omit<NoticeSettings, 'timeZone'>>,
): Promise<NoticeSettings> => {
  const before = (await settingsOf(tx, [userId]))(userId)
  const next = { ...before, ...change, channels: { ...before.channels, ...change.channels } }
  const row = {
    channels: JSON.stringify(next.channels),
    quiet: next.quiet && JSON.stringify(next.quiet),
    digestAt: next.digestAt,
  }
  await tx
    .insertInto('noticeSettings')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute()
  return next
}
