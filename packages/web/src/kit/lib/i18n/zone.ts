import { dayOf } from './calendar-day.ts'
import { preferences } from './preferences.ts'

let reader: readonly [zone: string, format: Intl.DateTimeFormat] | undefined

const readerOf = (timeZone: string) => {
  if (reader?.[0] !== timeZone)
    reader = [timeZone, new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })]
  return reader[1]
}

/** Returns a date whose local year, month, day and hours are those of an instant in the user's time zone. */
export const toLocalDate = (at: Date): Date => {
  const { timeZone } = preferences()
  // Swedish writes `2026-11-21 21:50:00`.
  return timeZone
    ? new Date(new Date(readerOf(timeZone).format(at).replace(' ', 'T')).getTime() + at.getMilliseconds())
    : at
}

/** Returns the calendar day of an instant in the user's time zone, `2026-11-21`; empty for null. */
export const localDayOf = (iso: string | null): string => (iso === null ? '' : dayOf(toLocalDate(new Date(iso))))

/** Returns day and time in the user's time zone, `2026-11-21T09:30`, in the format of a `datetime-local` field. */
export const localDateTimeOf = (iso: string): string => {
  const at = toLocalDate(new Date(iso))
  const [hours, minutes] = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0'))
  return `${dayOf(at)}T${hours}:${minutes}`
}

/** Returns noon of a day in the user's time zone, which is the same calendar day nearly everywhere. */
export const localNoonOf = (day: string): string => fromLocalDate(new Date(`${day}T12:00`)).toISOString()

/** Returns the instant of a local date made by `there`. */
export const fromLocalDate = (shown: Date): Date => {
  if (!preferences().timeZone) return shown
  let at = shown
  // The clocks may change between the first guess and the instant.
  for (let times = 0; times < 2; times += 1) at = new Date(at.getTime() + shown.getTime() - toLocalDate(at).getTime())
  return at
}
