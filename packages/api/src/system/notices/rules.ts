import type { NoticeWays } from '@quarterdeck/contract/kit/notice-event'
import { type NoticeEventName, noticeEvents } from '@quarterdeck/contract/kit/notice-events'
import type { NoticeSettings } from '@quarterdeck/contract/system/notices'

/** Settings of someone who has not chosen any. */
export const defaultSettings: NoticeSettings = { channels: {}, quiet: null, digestAt: '08:00', timeZone: 'UTC' }

/** Returns the channels of an event for a user. Security events are always sent. */
export const waysFor = ({ channels }: NoticeSettings, event: NoticeEventName): NoticeWays => {
  const { group, defaultChannels } = noticeEvents[event]
  return group === 'security' ? defaultChannels : { ...defaultChannels, ...channels[event] }
}

const minuteMs = 60_000
const dayMinutes = 24 * 60

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns minutes since midnight in a time zone. */
const minuteOfDay = (at: Date, timeZone: string): number =>
  minutesOf(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at),
  )

/** Returns the next occurrence of a time of day in a time zone; tomorrow if it is exactly now. */
const nextTime = (now: Date, time: string, timeZone: string): Date => {
  const distance = (from: Date) => (minutesOf(time) - minuteOfDay(from, timeZone) + dayMinutes) % dayMinutes
  const minute = Math.floor(now.getTime() / minuteMs) * minuteMs
  const found = new Date(minute + (distance(now) || dayMinutes) * minuteMs)
  // A change of the clocks lay in between.
  const off = distance(found)
  return new Date(found.getTime() + (off > dayMinutes / 2 ? off - dayMinutes : off) * minuteMs)
}

const isQuiet = (now: Date, { quiet, timeZone }: NoticeSettings): boolean => {
  if (!quiet) return false
  const [from, to, at] = [minutesOf(quiet.from), minutesOf(quiet.to), minuteOfDay(now, timeZone)]
  return from <= to ? at >= from && at < to : at >= from || at < to
}

/** Returns when an email can be sent: immediately, or after quiet hours. Security events don't wait. */
export const mailTime = (now: Date, settings: NoticeSettings, event: NoticeEventName): Date =>
  settings.quiet && noticeEvents[event].group !== 'security' && isQuiet(now, settings)
    ? nextTime(now, settings.quiet.to, settings.timeZone)
    : now

export const nextDigest = (now: Date, { digestAt, timeZone }: NoticeSettings): Date => nextTime(now, digestAt, timeZone)
