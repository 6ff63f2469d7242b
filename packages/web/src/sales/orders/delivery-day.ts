import { dayOf } from '../../lib/i18n/calendar-day.ts'
import { instantThere, there } from '../../lib/i18n/zone.ts'

/** The day of the calendar where the person is, `2026-11-21`; nothing where there is no instant. */
export const dayThere = (iso: string | null): string => (iso === null ? '' : dayOf(there(new Date(iso))))

/**
 * When an order was delivered of which only the day is known: now, where that is today, else at the noon of the day; on the
 * day of the order not before it was made.
 * @param createAt when it was made; absent where several are spoken of
 */
export const deliveredOn = (day: string, createAt?: string): string => {
  const now = new Date().toISOString()
  const at = day === dayThere(now) ? now : instantThere(new Date(`${day}T12:00`)).toISOString()
  return createAt !== undefined && at < createAt && day === dayThere(createAt) ? createAt : at
}
