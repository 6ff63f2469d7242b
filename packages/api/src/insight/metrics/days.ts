import { type Step, steps } from '@quarterdeck/contract/insight/metrics/endpoint'
import { zoneOffsets } from '@quarterdeck/contract/support/zone-offsets'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** As many zones as are remembered. */
const most = 50

const known = new Map<string, ReturnType<typeof zoneOffsets>>()

const offsetsOf = (zone: string) => {
  const found = known.get(zone) ?? zoneOffsets(zone)
  if (known.size >= most) known.clear()
  known.set(zone, found)
  return found
}

/** Days as numbers, from 1970-01-01 on. */
export const numberOf = (day: string): number => Date.parse(day) / dayMs

/** The first moment of a day where the clocks go as in a zone. Where midnight is skipped, the day begins after it. */
const startOf = (day: number, zone: string): number => {
  const stretches = [day - 1, day, day + 1].flatMap((utcDay) => offsetsOf(zone)(utcDay))
  for (const { from, to, offset } of stretches) {
    const at = Math.max(from, day * dayMs - offset)
    if (at < to) return at
  }
  return day * dayMs
}

/** The same time of the same day in UTC, where days lie that are kept as such. */
export const inUtc = (at: number, zone: string): number => {
  const [now] = offsetsOf(zone)(Math.floor(at / dayMs)).filter(({ from, to }) => from <= at && at < to)
  return at + (now?.offset ?? 0)
}

/** The day that it is at a moment in a zone. */
export const dayAt = (at: number, zone: string): number => Math.floor(inUtc(at, zone) / dayMs)

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

/** A range in its steps: where each begins, and where the last one ends. */
export interface Steps {
  readonly edges: readonly number[]
  /** Whether the first and the last step are cut off by the range. */
  readonly cut: readonly [first: boolean, last: boolean]
}

/** The steps that suit so many days. */
export const stepFor = (days: number): Step => {
  if (days <= 2) return 'hour'
  if (days <= 45) return 'day'
  return days <= 190 ? 'week' : 'month'
}

/** How many steps a range comes to, at most. */
export const countOf = (days: number, step: Step): number =>
  Math.ceil(days * { hour: 25, day: 1, week: 1 / 7, month: 1 / 28 }[step]) + (steps.indexOf(step) > 1 ? 1 : 0)

/** @param last the last day of the range */
export const stepsOf = (first: number, last: number, step: Step, zone: string): Steps => {
  const end = startOf(last + 1, zone)
  if (step === 'hour') {
    const edges: number[] = []
    for (let at = startOf(first, zone); at < end; at += hourMs) edges.push(at)
    return { edges: [...edges, end], cut: [false, false] }
  }
  const days: number[] = []
  for (let day = first; day <= last; day = nextStep[step](day)) days.push(day)
  return {
    edges: [...days.map((day) => startOf(day, zone)), end],
    cut: [!isFirst[step](first), !isFirst[step](last + 1)],
  }
}

/** The same day a year before; of a leap day the one before it. */
export const yearBefore = (day: number): number => {
  const date = new Date(day * dayMs)
  const [year, month] = [date.getUTCFullYear() - 1, date.getUTCMonth()]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)) / dayMs
}
