import { z } from 'zod'
import { requiredText } from '../core/fields.ts'
import { timeZone } from '../core/time-zone.ts'

export const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

/** A time of day as the clocks show it, `07:30`. */
const From = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** The same; `24:00` is where a day ends. */
const To = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)

export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** From a time of day to another; where that is earlier, it is one of the next day. */
const Shift = z.object({ from: From, to: To })
export type Shift = z.output<typeof Shift>

/** A day on which nobody works, from midnight to midnight: once, or in each year. */
const Holiday = z.object({ date: z.iso.date(), name: requiredText(80), yearly: z.boolean() })
export type Holiday = z.output<typeof Holiday>

/** The minutes of a week that a shift covers; past its end where it begins on Sunday and ends on Monday. */
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

/** Shifts that begin before the one before them ends. Who reaches over the end of the week meets its beginning. */
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

/** When people work: in which zone, at which times of each day of the week, and on which days nobody does. */
export const WorkingHours = z
  .object({
    /** By its name in the time zone database, in which all times are meant. */
    timeZone,
    /** Monday first. What lies between two shifts of a day is a break. */
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
