import { z } from 'zod'

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** By its name in the time zone database, `Europe/Berlin`. */
export const timeZone = z
  .string()
  .max(100)
  .refine(isZone, { params: { code: 'time_zone' } })
