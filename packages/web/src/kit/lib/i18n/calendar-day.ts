const padded = (value: number, length = 2) => String(value).padStart(length, '0')

/** Returns a date's local year, month and day as `2026-11-21`. */
export const dayOf = (at: Date): string =>
  `${padded(at.getFullYear(), 4)}-${padded(at.getMonth() + 1)}-${padded(at.getDate())}`
