/** What dates are counted by. */
export const recurrenceUnits = ['day', 'week', 'month', 'quarter', 'year'] as const
export type RecurrenceUnit = (typeof recurrenceUnits)[number]

/** A rule of dates; days of the calendar as `2026-11-30`. */
export interface Recurrence {
  readonly unit: RecurrenceUnit
  /** Every so many of them. */
  readonly every: number
  /** Of months, quarters and years; in a shorter month its last day. Null for the day of `startDate`. */
  readonly dayOfMonth: number | null
  readonly startDate: string
  /** The last day that counts; null where there is none. */
  readonly endDate: string | null
  /** How many dates there are in all; null where there is no such limit. */
  readonly maxCount: number | null
}

const dayMs = 86_400_000
const days = { day: 1, week: 7 } as const
const months = { month: 1, quarter: 3, year: 12 } as const

/** Years of more than four digits are written otherwise, and would sort before all others. */
const isoDay = (ms: number): string => new Date(Math.min(ms, Date.UTC(9999, 11, 31))).toISOString().slice(0, 10)

/** So many days of the calendar later. */
export const daysAfter = (day: string, count: number): string => isoDay(Date.parse(day) + count * dayMs)

/** The day of a month that is counted from the year 0, or its last one where it is shorter. */
const inMonth = (month: number, day: number): string => {
  const [year, index] = [Math.floor(month / 12), month % 12]
  const last = new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
  return isoDay(Date.UTC(year, index, Math.min(day, last)))
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The date of a rule by its index, and the index of one that is surely not after `from`. */
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

/** No date is looked for past this year. */
const lastDay = '9998-12-31'

/**
 * The next dates of a rule, at most `max`.
 * @param from the first day on which one may be
 * @param made how many there were before; they count for `maxCount`
 */
export const datesOf = (rule: Recurrence, from: string, max: number, made = 0): string[] => {
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
