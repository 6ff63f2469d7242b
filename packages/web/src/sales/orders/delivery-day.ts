import { localDayOf, localNoonOf } from '../../kit/lib/i18n/zone.ts'

/**
 * Converts a delivery day to an instant: now for today, noon for other days, but not before the order was placed.
 * @param createAt time of the order; absent for several orders
 */
export const deliveryInstant = (day: string, createAt?: string): string => {
  const now = new Date().toISOString()
  const at = day === localDayOf(now) ? now : localNoonOf(day)
  return createAt !== undefined && at < createAt && day === localDayOf(createAt) ? createAt : at
}
