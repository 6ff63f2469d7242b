import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { before, id, timestamp } from '../kit/fields.ts'
import { noticeChannels } from '../kit/notice-event.ts'
import { choosableEvents, type NoticeEventName, noticeEventNames } from '../kit/notice-events.ts'
import { timeZone } from '../kit/time-zone.ts'
import { unreadNotices } from '../kit/unread-notices.ts'

/** A notification to a user. */
export const Notice = z.object({
  id,
  event: z.enum(noticeEventNames),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: timestamp,
  isNew: z.boolean(),
})
export type Notice = z.output<typeof Notice>

const ways = z.record(z.enum(noticeChannels), z.boolean())

/** Time of day, such as `07:30`. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const fields = z.object({
  /** Configurable events only; security events are always sent. */
  channels: z.partialRecord(z.enum(choosableEvents as [NoticeEventName, ...NoticeEventName[]]), ways),
  /** Quiet hours without mails, except for security. An end before the start is on the next day. */
  quiet: z.object({ from: timeOfDay, to: timeOfDay }).nullable(),
  /** Time of the daily digest. */
  digestAt: timeOfDay,
})

export const NoticeSettings = fields.extend({
  /** Time zone of these times: the user's own, or UTC if none is set. */
  timeZone,
})
export type NoticeSettings = z.output<typeof NoticeSettings>

/** Result of a test notification, sent through every channel that is enabled for any event. */
export const NoticeTest = z.object({
  product: z.boolean(),
  /** Time of the mail, delayed by quiet hours if `waits`; null if mails are disabled. */
  mail: z.object({ at: timestamp, waits: z.boolean() }).nullable(),
  /** Time of the digest that includes it. */
  digest: timestamp.nullable(),
})
export type NoticeTest = z.output<typeof NoticeTest>

export const notices = {
  list: endpoint({
    method: 'GET',
    path: '/notices',
    needs: 'notices:read',
    summary: 'List your notices, newest first, with the number of unread ones',
    query: z.object({ before, unread: z.enum(['true']).optional() }),
    output: z.object({ unread: z.int(), notices: z.array(Notice), more: z.boolean() }),
  }),
  unread: unreadNotices,
  read: endpoint({
    method: 'POST',
    path: '/notices/read',
    needs: 'session',
    summary: 'Mark notices as read or unread; without ids, all of them',
    body: z.object({ ids: z.array(id).max(1000).optional(), isNew: z.boolean().default(false) }),
    output: z.object({ changed: z.int() }),
    status: 200,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/notices/settings',
    needs: 'notices:read',
    summary: 'Get your notification settings',
    output: NoticeSettings,
  }),
  arrange: endpoint({
    method: 'PUT',
    path: '/notices/settings',
    needs: 'session',
    summary: 'Change your notification settings; absent ones stay unchanged',
    body: fields.partial(),
    output: NoticeSettings,
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/notices/settings',
    needs: 'session',
    summary: 'Reset your notification settings to the defaults',
    output: NoticeSettings,
  }),
  test: endpoint({
    method: 'POST',
    path: '/notices/test',
    needs: 'session',
    summary: 'Send yourself a test notice through every enabled channel; 429 if repeated too often',
    output: NoticeTest,
    status: 200,
  }),
}
