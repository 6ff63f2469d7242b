import { z } from 'zod'
import { choice, draftOf, id, money, multilineText, timestamp, versioned } from '../core/fields.ts'
import { kindOf } from '../core/kind-of.ts'
import { month } from '../core/month.ts'
import { expenseCategories } from './expenses.ts'

/** What may be spent on something in a month. Several of one month and category add up. */
const fields = z.object({
  month,
  category: choice(expenseCategories),
  /** Without tax, as expenses are held against it. */
  amount: money,
  note: multilineText(500),
})

export const BudgetDraft = draftOf(fields, { note: '' })
export type BudgetDraft = z.output<typeof BudgetDraft>
export const BudgetPatch = fields.partial()

export const Budget = fields.extend({
  id,
  /** What it is called: its month and its category. */
  name: z.string(),
  /** The day that all of it counts for. */
  startsAt: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Budget = z.output<typeof Budget>

export const budgetKind = kindOf(
  'budgets',
  {
    name: { personal: false },
    month: { personal: false, isCode: true },
    category: { personal: false, edited: 'bulk', values: expenseCategories },
    amount: { personal: false, unit: 'money', edited: 'cells' },
    note: { personal: false, as: 'long text' },
    startsAt: { personal: false, as: 'date' },
  },
  {
    one: 'budget',
    record: Budget,
    draft: BudgetDraft,
    patch: BudgetPatch,
    screenSort: '-name',
    exported: ['id', 'month', 'category', 'amount', 'note'],
    words: { one: 'a budget', all: 'budgets', facets: 'category' },
  },
)
export const budgetList = budgetKind.list
export const budgets = budgetKind.endpoints
