/**
 * Days of the calendar, as those on which something is issued, due or paid. Such a day is kept as an instant, and is the day of that
 * instant in UTC: whoever reads it, wherever and at whatever hour, reads the same.
 */

const halfDayMs = 12 * 60 * 60 * 1000

const known = new Map<string, Intl.DateTimeFormat>()

const formatOf = (zone: string): Intl.DateTimeFormat => {
  // Swedish writes `2026-11-21`.
  const format = known.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
  known.set(zone, format)
  return format
}

/** The day of the calendar, `2026-11-21`, at an instant where the clocks go as in a zone. */
export const dayOf = (at: Date, zone: string): string =>
  zone === 'UTC' ? at.toISOString().slice(0, 10) : formatOf(zone).format(at)

/** The instant at which clocks in UTC show what those of a zone show at another one: where the days of a zone begin for what is kept. */
export const sameClock = (at: string, zone: string): string => {
  const [date, time] = new Date(at).toLocaleString('sv-SE', { timeZone: zone }).split(' ')
  return `${date}T${time}.000Z`
}

/** The instant that a day is kept as where no other is known. */
export const keptDay = (day: string): string => `${day}T12:00:00.000Z`

/** The day that such an instant stands for. */
export const dayKept = (at: string | Date): string => new Date(at).toISOString().slice(0, 10)

/** An instant whose day is the one that it is then in a zone: itself where it is that day in UTC, too. */
export const keptIn = (at: Date, zone: string): Date => {
  const day = dayOf(at, zone)
  return dayKept(at) === day ? at : new Date(keptDay(day))
}

/** The same of what somebody sent; a midnight or noon of UTC is how a day is written, whatever the zone. */
export const sentDay = (sent: string, zone: string): Date => {
  const at = new Date(sent)
  return at.getTime() % halfDayMs === 0 ? at : keptIn(at, zone)
}
