import { type Step, steps } from '@quarterdeck/contract/insight/metrics/endpoint'
import { zoneOffsets } from '@quarterdeck/contract/support/zone-offsets'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Maximum number of cached time zones. */
const maxZones = 50

const known = new Map<string, ReturnType<typeof zoneOffsets>>()

const offsetsOf = (zone: string) => {
  const found = known.get(zone) ?? zoneOffsets(zone)
  if (known.size >= maxZones) known.clear()
  known.set(zone, found)
  return found
}

/** Returns a date as the number of days since 1970-01-01. */
export const dayNumber = (day: string): number => Date.parse(day) / dayMs

/** Returns the first instant of a day in a time zone. If midnight is skipped, the day begins after it. */
const startOfDay = (day: number, zone: string): number => {
  const stretches = [day - 1, day, day + 1].flatMap((utcDay) => offsetsOf(zone)(utcDay))
  for (const { from, to, offset } of stretches) {
    const at = Math.max(from, day * dayMs - offset)
    if (at < to) return at
  }
  return day * dayMs
}

/** Returns the instant with the same date and time in UTC, which is how calendar days are stored. */
export const toUtcClock = (at: number, zone: string): number => {
  const [now] = offsetsOf(zone)(Math.floor(at / dayMs)).filter(({ from, to }) => from <= at && at < to)
  return at + (now?.offset ?? 0)
}

/** Returns the day at an instant in a time zone. */
export const dayAt = (at: number, zone: string): number => Math.floor(toUtcClock(at, zone) / dayMs)

const monday = 3

const nextStep: Record<Exclude<Step, 'hour'>, (day: number) => number> = {
  day: (day) => day + 1,
  week: (day) => day + 7 - ((day + monday) % 7),
  month: (day) => {
    const date = new Date(day * dayMs)
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / dayMs
  },
}

const isFirst: Record<Exclude<Step, 'hour'>, (day: number) => boolean> = {
  day: () => true,
  week: (day) => (day + monday) % 7 === 0,
  month: (day) => new Date(day * dayMs).getUTCDate() === 1,
}

/** Boundaries of the steps of a range: the start of each, and the end of the last. */
export interface Steps {
  readonly bounds: readonly number[]
  /** True for a first or last step that is cut short by the range. */
  readonly cut: readonly [first: boolean, last: boolean]
}

/** Returns the default step of a range by its number of days. */
export const stepFor = (days: number): Step => {
  if (days <= 2) return 'hour'
  if (days <= 45) return 'day'
  return days <= 190 ? 'week' : 'month'
}

/** Returns the maximum number of steps a range can have. */
export const maxStepCount = (days: number, step: Step): number =>
  Math.ceil(days * { hour: 25, day: 1, week: 1 / 7, month: 1 / 28 }[step]) + (steps.indexOf(step) > 1 ? 1 : 0)

/** @param last the last day of the range */
export const stepsOf = (first: number, last: number, step: Step, zone: string): Steps => {
  const end = startOfDay(last + 1, zone)
  if (step === 'hour') {
    const bounds: number[] = []
    for (let at = startOfDay(first, zone); at < end; at += hourMs) bounds.push(at)
    return { bounds: [...bounds, end], cut: [false, false] }
  }
  const days: number[] = []
  for (let day = first; day <= last; day = nextStep[step](day)) days.push(day)
  return {
    bounds: [...days.map((day) => startOfDay(day, zone)), end],
    cut: [!isFirst[step](first), !isFirst[step](last + 1)],
  }
}

/** Returns the same day a year earlier; February 28 for a leap day. */
export const yearBefore = (day: number): number => {
  const date = new Date(day * dayMs)
  const [year, month] = [date.getUTCFullYear() - 1, date.getUTCMonth()]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)) / dayMs
}
