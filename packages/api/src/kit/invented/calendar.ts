import { sql } from 'kysely'
import type { Sql } from './chance.ts'

/** How long the shop has been selling. */
const days = 730
const dayMs = 86_400_000
/** How much the shop grows from its first day, which is 1, to its last. */
const growth = 2

/**
 * Bends time so that more happens at one part of a period than at another. It never runs backwards, so that what is
 * made in a row has rising dates.
 * @param peak the busiest part of the period, from 0 to 1
 * @param strength 0 for evenly to 1 for nothing at all at the other end
 */
interface Rhythm {
  readonly length: number
  /** When a period begins, counted from day 0 of the epoch, a Thursday. */
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

/** The unbent day that ends up at `day`. */
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
  /** How far the shop's time had gone (0 to 1) when the share `part` of all orders had been made: more are made now than then. */
  readonly progress: (part: Sql) => Sql
  /** When so much of it had gone: more often at noon than at night, and on weekdays than on Sundays. */
  readonly at: (progress: Sql) => Sql
  /** So many days before the shop began. */
  readonly before: (count: Sql) => Sql
  /** An instant so many days after another, but no later than now. */
  readonly later: (at: Sql, count: Sql) => Sql
  /** How many days ago. */
  readonly age: (at: Sql) => Sql
}

const instant = (epochDay: Sql): Sql => sql`date_trunc('milliseconds', to_timestamp(${epochDay} * 86400))`

/** The two years up to `now`. */
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
