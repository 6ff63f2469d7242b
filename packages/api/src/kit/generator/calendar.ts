import { sql } from 'kysely'
import type { Sql } from './chance.ts'

/** Number of days since the shop opened. */
const days = 730
const dayMs = 86_400_000
/** Growth of sales per day between the first day and today, as a factor. */
const growth = 2

/**
 * Periodic distortion of time, with more events in one part of a period than in another. It is monotonic, so generated rows have
 * rising dates.
 * @param peak the busiest part of the period, from 0 to 1
 * @param strength from 0 (even) to 1 (no events at the opposite end)
 */
interface Rhythm {
  readonly length: number
  /** Start of a period, in days from the epoch, a Thursday. */
  readonly shift: number
  readonly peak: number
  readonly strength: number
}

const week: Rhythm = { length: 7, shift: 3, peak: 0.36, strength: 0.3 }
const hours: Rhythm = { length: 1, shift: 0, peak: 0.58, strength: 0.6 }

const bend = ({ length, shift, peak, strength }: Rhythm, day: number) =>
  day - (strength * length * Math.sin(2 * Math.PI * ((day + shift) / length - peak))) / (2 * Math.PI)

const bendSql = ({ length, shift, peak, strength }: Rhythm, day: Sql): Sql =>
  sql`(${day} - ${sql.lit(strength * length)} * sin(2 * pi() * ((${day} + ${sql.lit(shift)}) / ${sql.lit(length)} - ${sql.lit(peak)})) / (2 * pi()))`

/** Returns the undistorted day that `bend` maps to `day`. */
const unbend = (rhythm: Rhythm, day: number): number => {
  let [low, high] = [day - rhythm.length, day + rhythm.length]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (bend(rhythm, middle) < day) low = middle
    else high = middle
  }
  return low
}

export interface Calendar {
  /** Share of the shop's time (0 to 1) that had passed when the share `part` of all orders had been placed; sales grow. */
  readonly progress: (part: Sql) => Sql
  /** Instant at a share of the shop's time: more often at noon than at night, and on weekdays than on Sundays. */
  readonly at: (progress: Sql) => Sql
  /** Instant a number of days before the shop opened. */
  readonly before: (count: Sql) => Sql
  /** Instant a number of days after another, at most now. */
  readonly later: (at: Sql, count: Sql) => Sql
  /** Age in days. */
  readonly age: (at: Sql) => Sql
}

const instant = (epochDay: Sql): Sql => sql`date_trunc('milliseconds', to_timestamp(${epochDay} * 86400))`

/** Returns a calendar of the two years up to `now`. */
export const calendarUpTo = (now: Date): Calendar => {
  const end = unbend(week, unbend(hours, now.getTime() / dayMs))
  const start = end - days
  return {
    progress: (part) => sql`((sqrt(1 + ${sql.lit(growth * (growth + 2))} * ${part}) - 1) / ${sql.lit(growth)})`,
    at: (progress) => {
      const day = sql`(${sql.lit(start)} + ${progress} * ${sql.lit(days)})`
      return instant(bendSql(hours, bendSql(week, day)))
    },
    before: (count) => instant(sql`(${sql.lit(start)} - ${count})`),
    later: (at, count) =>
      sql`least(date_trunc('milliseconds', ${at} + ${count} * interval '1 day'), ${now.toISOString()}::timestamptz)`,
    age: (at) => sql`(extract(epoch from ${now.toISOString()}::timestamptz - ${at}) / 86400)::double precision`,
  }
}
