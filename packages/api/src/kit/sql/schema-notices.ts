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
  /** The digest that it waits for. */
  digestAt: MaybeAt
  /** The transaction that wrote it last: by it the feed knows what became visible since. */
  xact: Generated<string>
}

interface NoticeSettingsTable {
  userId: number
  /** What is not said is as usual. */
  channels: Json<NoticeSettings['channels']>
  quiet: ColumnType<NoticeSettings['quiet'], string | null, string | null>
  digestAt: string
}

export interface NoticesSchema {
  notices: NoticesTable
  noticeSettings: NoticeSettingsTable
}
