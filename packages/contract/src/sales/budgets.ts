import { z } from 'zod'
import { choice, id, money, multilineText, timestamp, versioned } from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'
import { month } from '../core/month.ts'
import { verbs } from '../core/verbs.ts'
import { expenseCategories } from './expenses.ts'

/** What may be spent on something in a month. Several of one month and category add up. */
const fields = z.object({
  month,
  category: choice(expenseCategories),
  /** Without tax, as expenses are held against it. */
  amount: money,
  note: multilineText(500),
})

export const BudgetDraft = fields.extend({ note: fields.shape.note.default('') })
export type BudgetDraft = z.output<typeof BudgetDraft>
export const BudgetPatch = fields.partial()
type BudgetPatch = z.output<typeof BudgetPatch>

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

export const budgetList = {
  filters: {
    id: { kind: 'number', isKey: true },
    ids: { kind: 'number', isKey: true },
    name: { kind: 'text' },
    month: { kind: 'text', isCode: true },
    category: { kind: 'choice', values: expenseCategories },
    amount: { kind: 'money' },
    startsAt: { kind: 'date' },
    createdAt: { kind: 'date' },
    updatedAt: { kind: 'date' },
  },
  sort: ['id', 'name', 'month', 'category', 'amount', 'startsAt', 'createdAt', 'updatedAt'],
  defaultSort: 'id',
  screenSort: '-name',
  search: true,
} as const satisfies ListSpec

export const budgets = verbs({
  entity: 'budgets',
  one: 'budget',
  record: Budget,
  draft: BudgetDraft,
  patch: BudgetPatch,
  list: budgetList,
  words: { one: 'a budget', all: 'budgets', facets: 'category' },
})

const described = {
  name: { personal: false },
  month: { personal: false },
  category: { personal: false, edited: 'bulk' },
  amount: { personal: false, unit: 'money', edited: 'cells' },
  note: { personal: false, as: 'long text' },
  startsAt: { personal: false },
  createdAt: { personal: false },
} as const satisfies Fields<Budget, BudgetPatch>

export const budgetKind = {
  entity: 'budgets',
  record: Budget,
  draft: BudgetDraft,
  patch: BudgetPatch,
  list: budgetList,
  endpoints: budgets,
  fields: described,
  exported: ['id', 'month', 'category', 'amount', 'note'],
} as const satisfies Kind<'budgets'>
