/** Offered payment terms, in days; others are entered as a date. */
export const dueTerms = [0, 7, 14, 30, 60] as const

const dayLength = 86_400_000

/** Returns the days between two dates such as `2026-11-21`; NaN if one is invalid. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength

/** Adds days to a calendar day or an instant; returns an invalid one unchanged. */
export const plusDays = (from: string, days: number): string => {
  const at = Date.parse(from) + days * dayLength
  if (!Number.isFinite(at) || Math.abs(at) > 8.64e15) return from
  const iso = new Date(at).toISOString()
  return from.includes('T') ? iso : iso.slice(0, 10)
}
