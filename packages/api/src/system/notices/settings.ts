import type { NoticeSettings } from '@quarterdeck/contract/system/notices'
import type { Db, Tx } from '../../kit/ports.ts'
import { defaultSettings } from './rules.ts'

/** Settings as stored; null means the default. */
export type Arranged = { readonly [Field in keyof NoticeSettings]: NoticeSettings[Field] | null }

export const settingsFrom = ({ channels, quiet, digestAt, timeZone }: Arranged): NoticeSettings => ({
  channels: channels ?? defaultSettings.channels,
  quiet,
  digestAt: digestAt ?? defaultSettings.digestAt,
  timeZone: timeZone ?? defaultSettings.timeZone,
})

/** Returns the notification settings of someone. */
export const settingsOf = async (db: Db, userId: number): Promise<NoticeSettings> => {
  const row = await db
    .selectFrom('users')
    .leftJoin('noticeSettings', 'noticeSettings.userId', 'users.id')
    .leftJoin('ownSettings', 'ownSettings.userId', 'users.id')
    .select(['channels', 'quiet', 'digestAt', 'timeZone'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return row ? settingsFrom(row) : defaultSettings
}

/** Saves a user's settings; events that are not named stay unchanged. */
export const arrange = async (
  tx: Tx,
  userId: number,
  change: Partial<Omit<NoticeSettings, 'timeZone'>>,
): Promise<NoticeSettings> => {
  const before = await settingsOf(tx, userId)
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

/** Forgets what someone chose. */
export const resetSettings = async (tx: Tx, userId: number): Promise<NoticeSettings> => {
  await tx.deleteFrom('noticeSettings').where('userId', '=', userId).execute()
  return settingsOf(tx, userId)
}
