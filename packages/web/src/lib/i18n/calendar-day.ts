const padded = (value: number, length = 2) => String(value).padStart(length, '0')

/** The day of the calendar, `2026-11-21`, that a date's own year, month and day name. */
export const dayOf = (at: Date): string =>
  `${padded(at.getFullYear(), 4)}-${padded(at.getMonth() + 1)}-${padded(at.getDate())}`
