import { dayOf } from '../../../lib/i18n/calendar-day.ts'
import { instantThere, there } from '../../../lib/i18n/zone.ts'

/** Within how many days it may be agreed to pay; another day is written as such. */
export const dueTerms = [0, 7, 14, 30, 60] as const

const dayLength = 86_400_000

/** The day of the calendar where the person is, `2026-11-21`. */
export const dayThere = (iso: string): string => dayOf(there(new Date(iso)))

/** How many days of the calendar one is after another, both as `2026-11-21`; NaN where one is none. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength

/** So many days after a day of the calendar, or after an instant; the same where it is none. */
export const plusDays = (from: string, days: number): string => {
  const at = Date.parse(from) + days * dayLength
  if (!Number.isFinite(at) || Math.abs(at) > 8.64e15) return from
  const iso = new Date(at).toISOString()
  return from.includes('T') ? iso : iso.slice(0, 10)
}

/** When an invoice of a day was issued: as it is known, where that is of that day, else at noon. */
export const issuedAt = (day: string, known: string): string =>
  day === dayThere(known) ? known : instantThere(new Date(`${day}T12:00`)).toISOString()
