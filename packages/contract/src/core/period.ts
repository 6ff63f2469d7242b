const named = ['today', 'yesterday'] as const
const spans = ['week', 'month', 'quarter', 'year'] as const

/** Spans of days told from today: `today`, `7d` (it and the six days before), `this-month`, `last-quarter`. */
export const namedPeriods: readonly string[] = [...named, ...spans.flatMap((span) => [`this-${span}`, `last-${span}`])]

/** Whether a text names such a span. */
export const isPeriod = (text: string): boolean => namedPeriods.includes(text) || /^[1-9]\d{0,2}[dwmy]$/.test(text)
