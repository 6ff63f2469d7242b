const named = ['today', 'yesterday'] as const
const spans = ['week', 'month', 'quarter', 'year'] as const

/** Periods relative to today: `today`, `7d` (today and the six days before), `this-month`, `last-quarter`. */
export const namedPeriods: readonly string[] = [...named, ...spans.flatMap((span) => [`this-${span}`, `last-${span}`])]

/** Returns true for the name of such a period. */
export const isPeriod = (text: string): boolean => namedPeriods.includes(text) || /^[1-9]\d{0,2}[dwmy]$/.test(text)
