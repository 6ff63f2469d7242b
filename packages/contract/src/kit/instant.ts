const earliest = Date.UTC(1900, 0, 1)
const latest = Date.UTC(9999, 11, 31)

/** Returns true for an instant within the range that the product supports and PostgreSQL stores. */
export const isKnownInstant = (text: string): boolean => {
  const at = Date.parse(text)
  return at >= earliest && at <= latest
}

/** Caps a computed instant at the last one that the product supports. */
export const clampedInstant = (ms: number): Date => new Date(Math.min(ms, latest))
