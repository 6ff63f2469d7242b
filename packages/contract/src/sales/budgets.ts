import { z } from 'zod'
import { choice, draftOf, id, money, multilineText, timestamp, versioned } from '../kit/fields.ts'
import { kindOf } from '../kit/kind-of.ts'
import { month } from '../kit/month.ts'
import { expenseCategories } from './expenses.ts'

/** Budget of an expense category in a month. Several budgets of the same month and category add up. */
const fields = z.object({
  month,
  category: choice(expenseCategories),
  /** Before tax; expenses are compared with it before tax as well. */
  amount: money,
  note: multilineText(500),
})

export const BudgetDraft = draftOf(fields, { note: '' })
export type BudgetDraft = z.output<typeof BudgetDraft>
export const BudgetPatch = fields.partial()

export const Budget = fields.extend({
  id,
  /** Display name, made of month and category. */
  name: z.string(),
  /** The day on which the whole budget counts in charts and totals. */
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
