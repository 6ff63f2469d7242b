import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { before, id, timestamp } from '../core/fields.ts'
import { noticeChannels } from '../core/notice-event.ts'
import { choosableEvents, type NoticeEventName, noticeEventNames } from '../core/notice-events.ts'
import { timeZone } from '../core/time-zone.ts'
import { unreadNotices } from '../core/unread-notices.ts'

/** Something that a person is told of. */
export const Notice = z.object({
  id,
  event: z.enum(noticeEventNames),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: timestamp,
  isNew: z.boolean(),
})
export type Notice = z.output<typeof Notice>

const ways = z.record(z.enum(noticeChannels), z.boolean())

/** A time of day, `07:30`. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const fields = z.object({
  /** Only events that one may arrange; those of security always go out. */
  channels: z.partialRecord(z.enum(choosableEvents as [NoticeEventName, ...NoticeEventName[]]), ways),
  /** When no mail goes out, except for security. From 22:00 to 07:00 is over midnight. */
  quiet: z.object({ from: timeOfDay, to: timeOfDay }).nullable(),
  /** When the digest goes out. */
  digestAt: timeOfDay,
})

export const NoticeSettings = fields.extend({
  /** In whose days and nights all this is meant: the person's own, or UTC where they have not chosen one. */
  timeZone,
})
export type NoticeSettings = z.output<typeof NoticeSettings>

/** Where a test went: by each way that is on for anything, as any other notice would. */
export const NoticeTest = z.object({
  product: z.boolean(),
  /** When the mail goes out, which may be after the quiet hours; null where no mails are wanted. */
  mail: z.object({ at: timestamp, waits: z.boolean() }).nullable(),
  /** When the digest goes out that holds it. */
  digest: timestamp.nullable(),
})
export type NoticeTest = z.output<typeof NoticeTest>

export const notices = {
  list: endpoint({
    method: 'GET',
    path: '/notices',
    needs: 'notices:read',
    summary: 'What the one who asks was told of, the newest first, and how much of it is new',
    query: z.object({ before, unread: z.enum(['true']).optional() }),
    output: z.object({ unread: z.int(), notices: z.array(Notice), more: z.boolean() }),
  }),
  unread: unreadNotices,
  read: endpoint({
    method: 'POST',
    path: '/notices/read',
    needs: 'session',
    summary: 'Mark notices as read or as new again; without ids, all of them',
    body: z.object({ ids: z.array(id).max(1000).optional(), isNew: z.boolean().default(false) }),
    output: z.object({ changed: z.int() }),
    status: 200,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/notices/settings',
    needs: 'notices:read',
    summary: 'Of what and how one wants to be told',
    output: NoticeSettings,
  }),
  arrange: endpoint({
    method: 'PUT',
    path: '/notices/settings',
    needs: 'session',
    summary: 'Choose of what and how one wants to be told; what is left out stays as it is',
    body: fields.partial(),
    output: NoticeSettings,
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/notices/settings',
    needs: 'session',
    summary: 'Be told of what and how it is usual',
    output: NoticeSettings,
  }),
  test: endpoint({
    method: 'POST',
    path: '/notices/test',
    needs: 'session',
    summary: 'Send oneself a notice by each way that is on for anything; 429 when asked for too often',
    output: NoticeTest,
    status: 200,
  }),
}
