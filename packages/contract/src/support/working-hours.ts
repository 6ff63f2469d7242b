import { z } from 'zod'
import { requiredText } from '../kit/fields.ts'
import { timeZone } from '../kit/time-zone.ts'

export const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

/** Local time of day, such as `07:30`. */
const From = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** Local time of day; `24:00` is the end of the day. */
const To = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)

export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Working time from one time of day to another; if `to` is earlier, it is on the next day. */
const Shift = z.object({ from: From, to: To })
export type Shift = z.output<typeof Shift>

/** A non-working day from midnight to midnight, once or every year. */
const Holiday = z.object({ date: z.iso.date(), name: requiredText(80), yearly: z.boolean() })
export type Holiday = z.output<typeof Holiday>

/** Returns a shift as minutes since Monday 00:00; beyond 10,080 for one from Sunday to Monday. */
export const minutesOfWeek = (day: number, { from, to }: Shift): readonly [from: number, to: number] => {
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  const start = day * dayMinutes
  return [start + begin, start + end + (end < begin ? dayMinutes : 0)]
}

type Path = readonly (string | number)[]

const shiftsOf = (week: readonly (readonly Shift[])[]) =>
  week.flatMap((shifts, day) =>
    shifts.map((shift, index) => ({ path: ['week', day, index, 'from'], minutes: minutesOfWeek(day, shift) })),
  )

/**
 * Returns the paths of shifts that begin before the previous one ends. A shift across the end of the week is compared
 * with the first one of Monday.
 */
const overlapping = (week: readonly (readonly Shift[])[]): Path[] => {
  const shifts = shiftsOf(week).toSorted((a, b) => a.minutes[0] - b.minutes[0])
  const last = shifts.at(-1)
  let end = last ? last.minutes[1] - weekMinutes : 0
  return shifts.flatMap(({ path, minutes: [from, to] }) => {
    const overlaps = from < end
    end = Math.max(end, to)
    return overlaps ? [path] : []
  })
}

const repeated = (holidays: readonly Holiday[]): number[] => {
  const seen = new Set<string>()
  return holidays.flatMap(({ date, yearly }, index) => {
    const key = yearly ? date.slice(5) : date
    const isThere = seen.has(key)
    seen.add(key)
    return isThere ? [index] : []
  })
}

/** Working hours: a time zone, the shifts of each weekday, and holidays. */
export const WorkingHours = z
  .object({
    /** IANA name; all times are local to it. */
    timeZone,
    /** Monday first. Time between two shifts of a day is a break. */
    week: z.array(z.array(Shift).max(8)).length(7),
    holidays: z.array(Holiday).max(200),
  })
  .check(({ value, issues }) => {
    const report = (path: Path, message: string, code?: string) =>
      issues.push({ code: 'custom', input: value, path: [...path], message, ...(code && { params: { code } }) })
    const { week, holidays } = value
    if (week.every((shifts) => shifts.length === 0)) report(['week'], 'Nobody works at any time', 'required')
    for (const [day, shifts] of week.entries())
      for (const [index, { from, to }] of shifts.entries())
        if (from === to) report(['week', day, index, 'to'], 'Ends when it begins; a whole day is 00:00 to 24:00')
    for (const path of overlapping(week)) report(path, 'Begins before another one ends')
    for (const index of repeated(holidays)) report(['holidays', index, 'date'], 'Is there twice', 'taken')
  })
export type WorkingHours = z.output<typeof WorkingHours>
