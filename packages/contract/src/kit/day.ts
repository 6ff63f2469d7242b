/**
 * Calendar days, such as issue, due and payment dates. A day is stored as an instant and is the day of that instant in
 * UTC, so that everyone reads the same day in every time zone.
 */

const halfDayMs = 12 * 60 * 60 * 1000

const known = new Map<string, Intl.DateTimeFormat>()

const formatOf = (zone: string): Intl.DateTimeFormat => {
  // Swedish writes `2026-11-21`.
  const format = known.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
  known.set(zone, format)
  return format
}

/** Returns the calendar day of an instant in a time zone, `2026-11-21`. */
export const dayOf = (at: Date, zone: string): string =>
  zone === 'UTC' ? at.toISOString().slice(0, 10) : formatOf(zone).format(at)

/** Returns the instant at which UTC clocks show the local time of a zone at another instant. */
export const sameClock = (at: string, zone: string): string => {
  const [date, time] = new Date(at).toLocaleString('sv-SE', { timeZone: zone }).split(' ')
  return `${date}T${time}.000Z`
}

/** Returns the instant that a day is stored as by default. */
export const dayToInstant = (day: string): string => `${day}T12:00:00.000Z`

/** Returns the day of such an instant. */
export const instantToDay = (at: string | Date): string => new Date(at).toISOString().slice(0, 10)

/** Returns an instant for the local day of a zone: the same one if its day in UTC is that day. */
export const localDayToInstant = (at: Date, zone: string): Date => {
  const day = dayOf(at, zone)
  return instantToDay(at) === day ? at : new Date(dayToInstant(day))
}

/**
 * Parses a submitted instant or day. Midnight and noon in UTC mean that day in every zone; other instants become the
 * day in the given zone.
 */
export const readSentDay = (sent: string, zone: string): Date => {
  const at = new Date(sent)
  return at.getTime() % halfDayMs === 0 ? at : localDayToInstant(at, zone)
}
