import { dayThere, noonThere } from '../../lib/i18n/zone.ts'

/**
 * When an order was delivered of which only the day is known: now, where that is today, else at the noon of the day; on the
 * day of the order not before it was made.
 * @param createAt when it was made; absent where several are spoken of
 */
export const deliveredOn = (day: string, createAt?: string): string => {
  const now = new Date().toISOString()
  const at = day === dayThere(now) ? now : noonThere(day)
  return createAt !== undefined && at < createAt && day === dayThere(createAt) ? createAt : at
}
