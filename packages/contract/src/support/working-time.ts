import { clampedInstant } from '../core/instant.ts'
import { dayMinutes, minutesOfWeek, type WorkingHours } from './working-hours.ts'
import { zoneOffsets } from './zone-offsets.ts'

export const minuteMs = 60_000
const dayMs = dayMinutes * minuteMs
/** As many days as are remembered of a calendar. */
const max = 5000

type Span = readonly [from: number, to: number]

/** A stretch in which nothing is waited for; without an end while it goes on. */
export interface Pause {
  readonly from: Date
  readonly to: Date | null
}

/** How working time goes by, by a calendar of working hours. All amounts are milliseconds in which somebody works. */
export interface WorkingTime {
  /**
   * The first moment by which so much was worked outside of pauses; where it begins, if that is nothing. While a pause goes on,
   * as if it ended where it began.
   */
  readonly dueAfter: (start: Date, work: number, pauses?: readonly Pause[]) => Date
  /** How much is worked from one moment to another; nothing where that is earlier. */
  readonly workedBetween: (from: Date, to: Date) => number
}

/** What is worked of each day of the week, from Monday, in milliseconds of the day: a night is part of two. */
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

/** What is worked on a day of the calendar, counted from 1970-01-01, which was a Thursday. */
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
 * A moment counts where the clocks of the zone show a time at which somebody works, and no holiday: an hour that they leave out
 * is nobody's, and one that they show twice is worked twice. Walked through by days in UTC, in which nothing comes twice.
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

/** Working time by these hours. Keep it: it remembers the days that it has looked at. */
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
