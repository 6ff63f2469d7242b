import type { ExpenseDraft } from '@quarterdeck/contract/sales/expenses'
import { monthOf, monthsFromOldest } from '../../kit/generator/months.ts'

/** Monthly budgets in minor units. */
const monthly: readonly (readonly [ExpenseDraft['category'], number])[] = [
  ['Rent', 12_000],
  ['Salaries', 18_000],
  ['Marketing', 6_000],
  ['Software', 3_000],
  ['Shipping', 3_500],
  ['Supplies', 4_000],
  ['Other', 1_000],
]

/** Generates the rows of `budgets` from last year to next month. */
export const sampleBudgets = (now: Date) =>
  monthsFromOldest
    .filter((before) => before < 12)
    .flatMap((before) => monthly.map(([category, amount]) => ({ ...monthOf(now, before), category, amount })))
    .map((row, index) => ({ ...row, id: index + 1, name: `${row.month} · ${row.category}` }))
