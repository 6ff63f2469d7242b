import { startOfMonth } from '@quarterdeck/contract/kit/month'

const months = 24

/** A month (UTC) so many before this one, and what a record that is about it has of that. */
export const monthOf = (now: Date, before: number) => {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before, 1))
  const month = first.toISOString().slice(0, 7)
  // Planned a week before it begins; what is to come was planned already.
  const planned = new Date(Math.min(first.getTime() - 7 * 86_400_000, now.getTime()))
  return { month, startsAt: new Date(startOfMonth(month)), note: '', createdAt: planned, updatedAt: planned }
}

/** The months that are planned for, by how many before this one they are: the oldest first, up to the next one. */
export const monthsFromOldest = Array.from({ length: months + 1 }, (_, index) => months - 1 - index)
