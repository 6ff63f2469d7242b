const earliest = Date.UTC(1900, 0, 1)
const latest = Date.UTC(9999, 11, 31)

/** Whether a text is an instant that the product deals with and PostgreSQL can keep. */
export const isKnownInstant = (text: string): boolean => {
  const at = Date.parse(text)
  return at >= earliest && at <= latest
}

/** An instant that follows from others; the last one that the product deals with where it would be later. */
export const clampedInstant = (ms: number): Date => new Date(Math.min(ms, latest))
