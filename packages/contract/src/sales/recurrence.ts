/** Units of an interval. */
export const recurrenceUnits = ['day', 'week', 'month', 'quarter', 'year'] as const
export type RecurrenceUnit = (typeof recurrenceUnits)[number]

/** Rule for recurring dates; days are ISO strings such as `2026-11-30`. */
export interface Recurrence {
  readonly unit: RecurrenceUnit
  /** Interval in units: 2 for every other one. */
  readonly every: number
  /**
   * Day of the month for months, quarters and years, capped at the last day of shorter months. Null for the day of
   * `startDate`.
   */
  readonly dayOfMonth: number | null
  readonly startDate: string
  /** Last possible date; null for no end. */
  readonly endDate: string | null
  /** Total number of dates; null for no limit. */
  readonly maxCount: number | null
}

const dayMs = 86_400_000
const days = { day: 1, week: 7 } as const
const months = { month: 1, quarter: 3, year: 12 } as const

/** Formats a day as ISO; capped at 9999-12-31, because longer years would sort before all others. */
const isoDay = (ms: number): string => new Date(Math.min(ms, Date.UTC(9999, 11, 31))).toISOString().slice(0, 10)

/** Returns the day `count` calendar days later. */
export const daysAfter = (day: string, count: number): string => isoDay(Date.parse(day) + count * dayMs)

/** Returns a day in a month counted from year 0, capped at the month's last day. */
const inMonth = (month: number, day: number): string => {
  const [year, index] = [Math.floor(month / 12), month % 12]
  const last = new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
  return isoDay(Date.UTC(year, index, Math.min(day, last)))
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** Returns a function from index to date, and an index whose date is not after `from`, to start the search at. */
const counted = ({ unit, every, dayOfMonth, startDate }: Recurrence, from: string) => {
  if (unit === 'day' || unit === 'week') {
    const step = every * days[unit]
    const first = Math.floor((Date.parse(from) - Date.parse(startDate)) / dayMs / step)
    return { first, dateOf: (index: number) => daysAfter(startDate, index * step) }
  }
  const step = every * months[unit]
  const day = dayOfMonth ?? Number(startDate.slice(8))
  const first = Math.floor((monthOf(from) - monthOf(startDate)) / step)
  return { first, dateOf: (index: number) => inMonth(monthOf(startDate) + index * step, day) }
}

/** Dates are searched up to this day. */
const lastDay = '9998-12-31'

/**
 * Returns the next dates of a rule, at most `max`.
 * @param from earliest possible day
 * @param made number of dates already used, which count toward `maxCount`
 */
export const nextDates = (rule: Recurrence, from: string, max: number, made = 0): string[] => {
  const earliest = from > rule.startDate ? from : rule.startDate
  const latest = rule.endDate !== null && rule.endDate < lastDay ? rule.endDate : lastDay
  const left = rule.maxCount === null ? max : Math.min(max, rule.maxCount - made)
  const { first, dateOf } = counted(rule, earliest)
  const dates: string[] = []
  for (let index = Math.max(0, first); dates.length < left; index++) {
    const date = dateOf(index)
    if (date > latest) break
    if (date >= earliest) dates.push(date)
  }
  return dates
}
