import { monthOf, monthsFromOldest } from '../../invented/months.ts'

/** The rows of `targets`: somewhat more each month, up to the next one. */
export const sampleTargets = (now: Date) =>
  monthsFromOldest.map((before, index) => ({
    ...monthOf(now, before),
    id: index + 1,
    revenue: 90_000 + 9_500 * index,
    orders: 4 + Math.floor(index / 4),
  }))
