import { dayThere, noonThere } from '../../kit/lib/i18n/zone.ts'

/**
 * Converts a delivery day to an instant: now for today, noon for other days, but not before the order was placed.
 * @param createAt time of the order; absent for several orders
 */
export const deliveredOn = (day: string, createAt?: string): string => {
  const now = new Date().toISOString()
  const at = day === dayThere(now) ? now : noonThere(day)
  return createAt !== undefined && at < createAt && day === dayThere(createAt) ? createAt : at
}
