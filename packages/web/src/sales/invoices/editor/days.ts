/** Within how many days it may be agreed to pay; another day is written as such. */
export const dueTerms = [0, 7, 14, 30, 60] as const

const dayLength = 86_400_000

/** How many days of the calendar one is after another, both as `2026-11-21`; NaN where one is none. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength

/** So many days after a day of the calendar, or after an instant; the same where it is none. */
export const plusDays = (from: string, days: number): string => {
  const at = Date.parse(from) + days * dayLength
  if (!Number.isFinite(at) || Math.abs(at) > 8.64e15) return from
  const iso = new Date(at).toISOString()
  return from.includes('T') ? iso : iso.slice(0, 10)
}
