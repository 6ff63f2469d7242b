import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WorkingHours } from './working-hours.ts'
import { minuteMs, type Pause, workingTime } from './working-time.ts'
import { calendars, cases } from './working-time-cases.ts'

const instantOf = (text: string): Date => {
  const [, local, sign, hours = '', minutes = '00'] =
    /^(.{16})([+-])(\d\d):?(\d\d)?$/.exec(text.replace(' ', 'T')) ?? []
  return new Date(`${local}:00${sign}${hours}:${minutes}`)
}

/** Formats a moment in the notation of the table, as local time of a zone. */
const shown = (at: Date, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...({ timeZone, hourCycle: 'h23', weekday: 'short', year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit', timeZoneName: 'longOffset' } as const),
  }).formatToParts(at)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const offset = of('timeZoneName').replace('GMT', '').replace(':00', '') || '+00'
  return `${of('weekday').slice(0, 3)} ${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}${offset}`
}

const rows = Object.entries(cases).flatMap(([name, table]) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [start = '', work = '', due = '', why = '', ...pauses] = line.split(' | ')
      return { name: name as keyof typeof calendars, start, work, due, why, pauses }
    }),
)

const msOf = (work: string): number => {
  const [hours = 0, minutes = 0] = work.split(':').map(Number)
  return (hours * 60 + minutes) * minuteMs
}

const pauseOf = (text: string): Pause => {
  const [, from = '', to] = /^(\S+ \S+)(?: (\S+ \S+))?$/.exec(text) ?? []
  return { from: instantOf(from), to: to ? instantOf(to) : null }
}

test('there are two hundred worked cases', () => expect(rows.length).toBeGreaterThanOrEqual(200))

describe.each(Object.keys(calendars) as (keyof typeof calendars)[])('by the hours %s', (name) => {
  const hours = calendars[name]
  const time = workingTime(hours)
  const its = rows.filter((row) => row.name === name)
  test.each(its)('from $start, $work is due on $due: $why', ({ start, work, due, pauses }) => {
    const [from, to] = [start, due].map((text) => instantOf(text.slice(4))) as [Date, Date]
    expect(shown(from, hours.timeZone)).toBe(start)
    expect(shown(time.dueAfter(from, msOf(work), pauses.map(pauseOf)), hours.timeZone)).toBe(due)
    if (pauses.length === 0) expect(time.workedBetween(from, to)).toBe(msOf(work))
  })
})

const clock = fc.integer({ min: 0, max: 1440 })
const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
const shifts = fc
  .uniqueArray(clock, { maxLength: 6 })
  .map((times) => times.toSorted((a, b) => a - b).slice(0, times.length - (times.length % 2)))
  .map((times) =>
    times.flatMap((from, index) => (index % 2 ? [] : [{ from: timeOf(from), to: timeOf(times[index + 1] ?? 0) }])),
  )
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu']
const anyHours = fc
  .record({
    timeZone: fc.constantFrom(...zones),
    week: fc.array(shifts, { minLength: 7, maxLength: 7 }),
    holidays: fc.uniqueArray(
      fc.record({
        date: fc
          .integer({ min: 0, max: 1100 })
          .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)),
        name: fc.constant('A holiday'),
        yearly: fc.boolean(),
      }),
      { maxLength: 12, selector: ({ date }) => date.slice(5) },
    ),
  })
  .filter((hours) => WorkingHours.safeParse(hours).success)
const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) }).map((ms) => new Date(ms))
const works = fc.integer({ min: 1, max: 3000 * minuteMs })

describe('whatever the hours are', () => {
  test('what is worked until it is due is what was asked for, and a moment before it is not', () =>
    fc.assert(
      fc.property(anyHours, instants, works, (hours, start, work) => {
        const time = workingTime(hours)
        const due = time.dueAfter(start, work)
        expect(time.workedBetween(start, due)).toBe(work)
        expect(time.workedBetween(start, new Date(due.getTime() - 1))).toBe(work - 1)
      }),
      { numRuns: 300 },
    ))

  test('more work is due later, and what begins later is not due earlier', () =>
    fc.assert(
      fc.property(anyHours, instants, instants, works, works, (hours, a, b, less, more) => {
        const { dueAfter } = workingTime(hours)
        const [first, second] = a < b ? [a, b] : [b, a]
        expect(dueAfter(a, less + more).getTime()).toBeGreaterThan(dueAfter(a, less).getTime())
        expect(dueAfter(first, less).getTime()).toBeLessThanOrEqual(dueAfter(second, less).getTime())
        expect(dueAfter(dueAfter(a, less), more)).toEqual(dueAfter(a, less + more))
      }),
      { numRuns: 300 },
    ))

  test('a pause puts off what is due after it by what would have been worked in it', () =>
    fc.assert(
      fc.property(anyHours, instants, works, works, works, (hours, start, before, paused, after) => {
        const { dueAfter, workedBetween } = workingTime(hours)
        const from = dueAfter(start, before)
        const to = dueAfter(from, paused)
        const due = dueAfter(start, before + after, [{ from, to }])
        expect(due).toEqual(dueAfter(to, after))
        expect(workedBetween(start, due)).toBe(before + paused + after)
      }),
      { numRuns: 300 },
    ))

  test('each minute counts where the clocks show a time of work', () =>
    fc.assert(
      fc.property(anyHours, instants, (hours, start) => {
        const time = workingTime(hours)
        const from = Math.floor(start.getTime() / minuteMs) * minuteMs
        for (let minute = 0; minute < 2000; minute += 17) {
          const at = new Date(from + minute * minuteMs)
          const worked = time.workedBetween(at, new Date(at.getTime() + minuteMs))
          expect(worked).toBe(isWorked(hours, at) ? minuteMs : 0)
        }
      }),
      { numRuns: 40 },
    ))
})

/** Independent implementation for the comparison: returns true if the local time of a moment is in a shift. */
const isWorked = ({ timeZone, week, holidays }: WorkingHours, at: Date): boolean => {
  const [date = '', time = ''] = at.toLocaleString('sv-SE', { timeZone }).split(' ')
  const isHoliday = holidays.some((day) => (day.yearly ? day.date.slice(5) === date.slice(5) : day.date === date))
  const day = (new Date(date).getUTCDay() + 6) % 7
  const clockTime = time.slice(0, 5)
  return !isHoliday && (week[day] ?? []).some(({ from, to }) => clockTime >= from && clockTime < to)
}

describe('hours that are none', () => {
  const { berlin } = calendars
  const problems = (change: object) => {
    const { error } = WorkingHours.safeParse({ ...berlin, ...change })
    return error?.issues.map(({ path }) => path.join('.'))
  }
  const monday = (...shifts: [from: string, to: string][]) => ({
    week: [shifts.map(([from, to]) => ({ from, to })), [], [], [], [], [], []],
  })

  test.each([
    ['an unknown zone', { timeZone: 'Europe/Atlantis' }, ['timeZone']],
    ['nothing that is worked', monday(), ['week']],
    ['six days', { week: berlin.week.slice(1) }, ['week']],
    ['a time that is none', monday(['25:00', '26:00']), ['week.0.0.from', 'week.0.0.to']],
    ['a shift of no time', monday(['09:00', '09:00']), ['week.0.0.to']],
    ['a shift from the end of a day', monday(['24:00', '06:00']), ['week.0.0.from']],
    ['shifts that overlap', monday(['09:00', '13:00'], ['12:00', '17:00']), ['week.0.1.from']],
    ['one within another', monday(['09:00', '17:00'], ['12:00', '13:00']), ['week.0.1.from']],
    [
      'a night that the next morning begins in',
      { week: [[], [], [], [], [], [{ from: '22:00', to: '06:00' }], [{ from: '05:00', to: '09:00' }]] },
      ['week.6.0.from'],
    ],
    [
      'a night that Monday begins in',
      { week: [[{ from: '05:00', to: '09:00' }], [], [], [], [], [], [{ from: '22:00', to: '06:00' }]] },
      ['week.0.0.from'],
    ],
    [
      'a holiday twice',
      {
        holidays: [
          { date: '2026-01-06', name: 'A', yearly: true },
          { date: '2027-01-06', name: 'B', yearly: true },
        ],
      },
      ['holidays.1.date'],
    ],
    ['a day that is none', { holidays: [{ date: '2026-02-30', name: 'A', yearly: false }] }, ['holidays.0.date']],
  ])('%s', (_, change, paths) => expect(problems(change)).toEqual(paths))

  test('shifts that follow on each other are fine', () =>
    expect(problems(monday(['09:00', '12:00'], ['12:00', '24:00']))).toBeUndefined())
})
