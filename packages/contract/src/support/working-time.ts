import { clampedInstant } from '../kit/instant.ts'
import { dayMinutes, minutesOfWeek, type WorkingHours } from './working-hours.ts'
import { zoneOffsets } from './zone-offsets.ts'

export const minuteMs = 60_000
const dayMs = dayMinutes * minuteMs
/** Limit of the cache, in days of one calendar. */
const max = 5000

type Span = readonly [from: number, to: number]

/** A period in which the clock of a ticket is stopped; without an end while it lasts. */
export interface Pause {
  readonly from: Date
  readonly to: Date | null
}

/** Calculations in working time; all amounts are milliseconds of working time. */
export interface WorkingTime {
  /**
   * Returns the first moment by which `work` has passed outside of pauses; `start` if it is 0. An open pause is
   * ignored.
   */
  readonly dueAfter: (start: Date, work: number, pauses?: readonly Pause[]) => Date
  /** Returns the working time between two moments; 0 if `to` is before `from`. */
  readonly workedBetween: (from: Date, to: Date) => number
}

/**
 * Returns the working spans of each weekday, Monday first, in milliseconds since midnight; a night shift is split at
 * midnight.
 */
const daysOf = ({ week }: WorkingHours): readonly (readonly Span[])[] => {
  const minutes = week.flatMap((shifts, day) => shifts.map((shift) => minutesOfWeek(day, shift)))
  return week.map((_, day) => {
    // A night from Sunday to Monday reaches into the week after it.
    const parts = [day, day + 7].flatMap((each) =>
      minutes.map(
        ([from, to]): Span => [
          Math.max(from - each * dayMinutes, 0) * minuteMs,
          Math.min(to - each * dayMinutes, dayMinutes) * minuteMs,
        ],
      ),
    )
    return parts.filter(([from, to]) => from < to).toSorted(([a], [b]) => a - b)
  })
}

/** Returns a function with the working spans of a calendar day, counted from 1970-01-01, which was a Thursday. */
const workOn = (hours: WorkingHours): ((day: number) => readonly Span[]) => {
  const days = daysOf(hours)
  const [yearly, single] = [true, false].map(
    (each) => new Set(hours.holidays.flatMap(({ date, yearly: is }) => (is === each ? [date.slice(is ? 5 : 0)] : []))),
  )
  return (day) => {
    const date = new Date(day * dayMs).toISOString().slice(0, 10)
    return yearly?.has(date.slice(5)) || single?.has(date) ? [] : (days[(((day + 3) % 7) + 7) % 7] ?? [])
  }
}

/**
 * Returns a function with the working spans of a UTC day. A local hour skipped by daylight saving time doesn't count,
 * and a repeated one counts twice. Days are those of UTC, which neither skips nor repeats an hour.
 */
const spansOf = (hours: WorkingHours): ((utcDay: number) => readonly Span[]) => {
  const stretches = zoneOffsets(hours.timeZone)
  const work = workOn(hours)
  const known = new Map<number, readonly Span[]>()
  const read = (utcDay: number): Span[] =>
    stretches(utcDay).flatMap(({ from, to, offset }) => {
      const [first, last] = [from + offset, to + offset - 1].map((shown) => Math.floor(shown / dayMs)) as [
        number,
        number,
      ]
      return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((day) =>
        work(day).flatMap(([begin, end]): Span[] => {
          const span: Span = [Math.max(day * dayMs + begin - offset, from), Math.min(day * dayMs + end - offset, to)]
          return span[0] < span[1] ? [span] : []
        }),
      )
    })
  return (utcDay) => {
    const spans = known.get(utcDay) ?? read(utcDay)
    if (known.size > max) known.clear()
    known.set(utcDay, spans)
    return spans
  }
}

const latest = clampedInstant(Number.POSITIVE_INFINITY).getTime()

/** Returns the calculator of a calendar. Reuse it: it caches the days it has computed. */
export const workingTime = (hours: WorkingHours): WorkingTime => {
  const spans = spansOf(hours)
  const plain = (start: Date, work: number): Date => {
    if (work <= 0) return start
    const from = start.getTime()
    let left = work
    for (let day = Math.floor(from / dayMs); day * dayMs < latest; day++) {
      for (const [begin, end] of spans(day)) {
        const room = end - Math.max(begin, from)
        if (room <= 0) continue
        if (left <= room) return new Date(end - room + left)
        left -= room
      }
    }
    return new Date(latest)
  }
  const workedBetween = (from: Date, to: Date): number => {
    const [begin, end] = [from.getTime(), to.getTime()]
    let worked = 0
    for (let day = Math.floor(begin / dayMs); day * dayMs < end; day++) {
      for (const [first, last] of spans(day)) worked += Math.max(0, Math.min(last, end) - Math.max(first, begin))
    }
    return worked
  }
  return {
    dueAfter: (start, work, pauses = []) => {
      let [at, left] = [start, work]
      for (const { from, to } of pauses.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
        const worked = workedBetween(at, from)
        if (left <= worked) break
        left -= worked
        const end = to ?? from
        if (end > at) at = end
      }
      return plain(at, left)
    },
    workedBetween,
  }
}
