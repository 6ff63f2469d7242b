import { cycles } from './formats.ts'
import { formatTag, type Locale } from './locale.ts'
import { preferences } from './preferences.ts'

/** Formats a time of day for the language and clock: `9:30 PM`, `21:30`. @param time such as `21:30` */
export const formatTime = (locale: Locale, time: string): string => {
  const { clock } = preferences()
  const at = Date.parse(`1970-01-01T${time}Z`)
  if (!Number.isFinite(at)) return ''
  const cycle = clock === 'auto' ? {} : { hourCycle: cycles[clock] }
  return new Intl.DateTimeFormat(formatTag[locale], { timeStyle: 'short', timeZone: 'UTC', ...cycle }).format(at)
}

const afternoon = /p\.?\s*m|午後/i
const morning = /a\.?\s*m|午前/i

const figuresOf = (text: string): readonly string[] => {
  const figures = text.match(/\d+/g) ?? []
  const [only = ''] = figures
  // `930` and `2130`, as they are typed in a hurry.
  return figures.length === 1 && (only.length === 3 || only.length === 4)
    ? [only.slice(0, -2), only.slice(-2)]
    : figures
}

/**
 * Parses a typed time of day to `21:30`: digits of any script, any separators, 24 or 12 hours; missing minutes are 0.
 */
export const parseTime = (text: string): string | undefined => {
  const plain = text.normalize('NFKC')
  const [hour = '', minute = '00', ...rest] = figuresOf(plain)
  if (!/^\d{1,2}$/.test(hour) || !/^\d{2}$/.test(minute) || rest.length > 0) return undefined
  const isTwelve = afternoon.test(plain) || morning.test(plain)
  const said = Number(hour)
  if (isTwelve && (said < 1 || said > 12)) return undefined
  const hours = isTwelve ? (said % 12) + (afternoon.test(plain) ? 12 : 0) : said
  return hours < 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : undefined
}
