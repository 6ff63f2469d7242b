import { startOfMonth } from '@quarterdeck/contract/core/month'
import type { ExpenseDraft } from '@quarterdeck/contract/sales/expenses'

const months = 24

/** A month (UTC) so many before this one, and what a record that is about it has of that. */
const monthOf = (now: Date, before: number) => {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before, 1))
  const month = first.toISOString().slice(0, 7)
  // Planned a week before it begins; what is to come was planned already.
  const planned = new Date(Math.min(first.getTime() - 7 * 86_400_000, now.getTime()))
  return { month, startsAt: new Date(startOfMonth(month)), note: '', createdAt: planned, updatedAt: planned }
}

const fromOldest = Array.from({ length: months + 1 }, (_, index) => months - 1 - index)

/** The rows of `targets`: somewhat more each month, up to the next one. */
export const sampleTargets = (now: Date) =>
  fromOldest.map((before, index) => ({
    ...monthOf(now, before),
    id: index + 1,
    revenue: 90_000 + 9_500 * index,
    orders: 4 + Math.floor(index / 4),
  }))

/** What may be spent each month, in minor units. */
const monthly: readonly (readonly [ExpenseDraft['category'], number])[] = [
  ['Rent', 12_000],
  ['Salaries', 18_000],
  ['Marketing', 6_000],
  ['Software', 3_000],
  ['Shipping', 3_500],
  ['Supplies', 4_000],
  ['Other', 1_000],
]

/** The rows of `budgets`, of the last year and the next month. */
export const sampleBudgets = (now: Date) =>
  fromOldest
    .filter((before) => before < 12)
    .flatMap((before) => monthly.map(([category, amount]) => ({ ...monthOf(now, before), category, amount })))
    .map((row, index) => ({ ...row, id: index + 1, name: `${row.month} · ${row.category}` }))
