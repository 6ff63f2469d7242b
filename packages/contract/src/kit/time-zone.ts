import { z } from 'zod'

/** Cache, since looking up a zone is slow and the same zones recur. */
const known = new Set<string>()
const maxZones = 1000

const isZone = (zone: string): boolean => {
  if (known.has(zone)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    if (known.size < maxZones) known.add(zone)
    return true
  } catch {
    return false
  }
}

/** A zone by its name in the time zone database, `Europe/Berlin`. */
export const timeZone = z
  .string()
  .max(100)
  .refine(isZone, { params: { code: 'time_zone' } })
