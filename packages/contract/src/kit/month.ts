import { z } from 'zod'

/** A month of the calendar, `2026-11`. */
export const month = z
  .string()
  .trim()
  .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, { error: 'A month, as 2026-11' })

/** Returns noon (UTC) of its first day, which falls in the same month in nearly every time zone. */
export const startOfMonth = (of: string): string => `${of}-01T12:00:00.000Z`
