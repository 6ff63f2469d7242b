import type { NoticeData } from '@quarterdeck/contract/kit/notice-event'
import type { NoticeEventName } from '@quarterdeck/contract/kit/notice-events'
import type { NoticeSettings } from '@quarterdeck/contract/system/notices'
import type { ColumnType, Generated } from 'kysely'

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>
type Json<T> = ColumnType<T, string, string>

interface NoticesTable {
  id: Generated<number>
  userId: number
  event: NoticeEventName
  data: Json<NoticeData>
  inProduct: boolean
  createdAt: At
  readAt: MaybeAt
  /** Time of the digest that will include it. */
  digestAt: MaybeAt
  /** Transaction of the last write, by which the feed detects what became visible. */
  xact: Generated<string>
}

interface NoticeSettingsTable {
  userId: number
  /** Chosen channels; missing ones have their defaults. */
  channels: Json<NoticeSettings['channels']>
  quiet: ColumnType<NoticeSettings['quiet'], string | null, string | null>
  digestAt: string
}

export interface NoticesSchema {
  notices: NoticesTable
  noticeSettings: NoticeSettingsTable
}
