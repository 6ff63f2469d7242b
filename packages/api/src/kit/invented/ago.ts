const day = 24 * 60 * 60 * 1000

/** So many days before `now`, on a whole minute, and never after it. */
export const ago = (now: Date, days: number): Date =>
  new Date(Math.floor((now.getTime() - days * day) / 60_000) * 60_000)

/** So many days after an instant. */
export const later = (from: Date, days: number): Date => new Date(from.getTime() + days * day)
