import { z } from 'zod'
import { Attachment, attachmentEndpoints, sentFiles } from '../kit/attachments.ts'
import {
  choice,
  draftOf,
  id,
  instant,
  money,
  multilineText,
  requiredText,
  timestamp,
  versioned,
} from '../kit/fields.ts'
import { kindOf } from '../kit/kind-of.ts'

export const expenseCategories = [
  'Rent',
  'Salaries',
  'Marketing',
  'Software',
  'Equipment',
  'Shipping',
  'Supplies',
  'Travel',
  'Professional services',
  'Taxes',
  'Other',
] as const
export const expenseSources = ['Bank', 'Card', 'Cash', 'PayPal'] as const

/** An expense of the business. */
const fields = z.object({
  /** Day on which the expense counts, stored as an instant of that day in UTC. */
  date: instant,
  category: choice(expenseCategories),
  vendor: requiredText(120),
  /** Including tax. */
  amount: money,
  /** Tax included in the amount. */
  tax: money,
  paidFrom: choice(expenseSources),
  /** True for an expense that recurs every month, such as rent. */
  recurring: z.boolean(),
  note: multilineText(2000),
  /** Receipts; sent as the keys of uploaded files. */
  files: sentFiles,
})

export const ExpenseDraft = draftOf(fields, { tax: 0, paidFrom: 'Bank', recurring: false, note: '', files: [] })
export type ExpenseDraft = z.output<typeof ExpenseDraft>

export const ExpensePatch = fields.partial()
export type ExpensePatch = z.output<typeof ExpensePatch>

export const Expense = fields.extend({
  id,
  date: timestamp,
  files: z.array(Attachment),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Expense = z.output<typeof Expense>

export const expenseKind = kindOf(
  'expenses',
  {
    date: { personal: false, as: 'dated' },
    category: { personal: false, edited: 'bulk', values: expenseCategories },
    vendor: { personal: true, edited: 'cells' },
    amount: { personal: false, unit: 'money', edited: 'cells' },
    tax: { personal: false, unit: 'money', edited: 'cells' },
    paidFrom: { personal: false, edited: 'bulk', values: expenseSources },
    recurring: { personal: false, as: 'yes/no' },
    note: { personal: true, as: 'long text' },
    files: { personal: true, as: 'files' },
  },
  {
    one: 'expense',
    record: Expense,
    draft: ExpenseDraft,
    patch: ExpensePatch,
    filters: { receipt: { kind: 'choice', values: ['attached', 'missing'] } },
    screenSort: '-date',
    exported: ['id', 'date', 'category', 'vendor', 'amount', 'tax', 'paidFrom', 'recurring', 'note'],
    words: {
      one: 'an expense',
      all: 'expenses',
      facets: 'category, payment method, monthly recurrence and receipt',
    },
    endpoints: (usual) => ({ ...usual, ...attachmentEndpoints('/expenses', 'expenses:read', 'expenses:write') }),
  },
)
export const expenseList = expenseKind.list
export const expenses = expenseKind.endpoints
