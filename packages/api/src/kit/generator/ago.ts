const day = 24 * 60 * 60 * 1000

/** Returns the instant a number of days before `now`, rounded down to a minute. */
export const ago = (now: Date, days: number): Date =>
  new Date(Math.floor((now.getTime() - days * day) / 60_000) * 60_000)

/** Returns the instant a number of days after another. */
export const later = (from: Date, days: number): Date => new Date(from.getTime() + days * day)
