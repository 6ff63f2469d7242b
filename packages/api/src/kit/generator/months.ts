import { startOfMonth } from '@quarterdeck/contract/kit/month'

const months = 24

/** Returns a month (UTC) a number of months ago, with the shared fields of records that plan it. */
export const monthOf = (now: Date, before: number) => {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before, 1))
  const month = first.toISOString().slice(0, 7)
  // Plans are made a week before the month begins; those of the next month exist already.
  const planned = new Date(Math.min(first.getTime() - 7 * 86_400_000, now.getTime()))
  return { month, startsAt: new Date(startOfMonth(month)), note: '', createdAt: planned, updatedAt: planned }
}

/** Planned months, as numbers of months ago: the oldest first, up to the next month (-1). */
export const monthsFromOldest = Array.from({ length: months + 1 }, (_, index) => months - 1 - index)
