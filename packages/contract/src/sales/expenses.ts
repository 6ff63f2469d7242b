import { z } from 'zod'
import { Attachment, attachmentEndpoints, sentFiles } from '../core/attachments.ts'
import { choice, id, instant, money, multilineText, requiredText, timestamp, versioned } from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'
import { verbs } from '../core/verbs.ts'

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

/** What the business spent. */
const fields = z.object({
  /** The day that it counts for: kept as an instant, whose day in UTC it is. */
  date: instant,
  category: choice(expenseCategories),
  vendor: requiredText(120),
  /** With tax. */
  amount: money,
  /** What of the amount is tax. */
  tax: money,
  paidFrom: choice(expenseSources),
  /** Whether it comes again each month, as rent does. */
  recurring: z.boolean(),
  note: multilineText(2000),
  /** The receipt; sent as the keys of files that were uploaded. */
  files: sentFiles,
})

export const ExpenseDraft = fields.extend({
  tax: fields.shape.tax.default(0),
  paidFrom: fields.shape.paidFrom.default('Bank'),
  recurring: fields.shape.recurring.default(false),
  note: fields.shape.note.default(''),
  files: fields.shape.files.default([]),
})
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

export const expenseList = {
  filters: {
    id: { kind: 'number', isKey: true },
    ids: { kind: 'number', isKey: true },
    date: { kind: 'date', isDay: true },
    category: { kind: 'choice', values: expenseCategories },
    vendor: { kind: 'text' },
    amount: { kind: 'money' },
    tax: { kind: 'money' },
    paidFrom: { kind: 'choice', values: expenseSources },
    recurring: { kind: 'choice', values: ['yes', 'no'] },
    receipt: { kind: 'choice', values: ['attached', 'missing'] },
    createdAt: { kind: 'date' },
    updatedAt: { kind: 'date' },
  },
  sort: ['id', 'date', 'category', 'vendor', 'amount', 'tax', 'paidFrom', 'createdAt', 'updatedAt'],
  defaultSort: 'id',
  screenSort: '-date',
  search: true,
} as const satisfies ListSpec

export const expenses = {
  ...verbs({
    entity: 'expenses',
    one: 'expense',
    record: Expense,
    draft: ExpenseDraft,
    patch: ExpensePatch,
    list: expenseList,
    words: {
      one: 'an expense',
      all: 'expenses',
      facets: 'category, what they were paid from, whether they come monthly and whether there is a receipt',
    },
  }),
  ...attachmentEndpoints('/expenses', 'expenses:read', 'expenses:write'),
}

const described = {
  date: { personal: false },
  category: { personal: false, edited: 'bulk' },
  vendor: { personal: true, edited: 'cells' },
  amount: { personal: false, unit: 'money', edited: 'cells' },
  tax: { personal: false, unit: 'money', edited: 'cells' },
  paidFrom: { personal: false, edited: 'bulk' },
  recurring: { personal: false, as: 'yes/no' },
  note: { personal: true, as: 'long text' },
  files: { personal: true, as: 'files' },
  createdAt: { personal: false },
} as const satisfies Fields<Expense, ExpensePatch>

export const expenseKind = {
  entity: 'expenses',
  record: Expense,
  draft: ExpenseDraft,
  patch: ExpensePatch,
  list: expenseList,
  endpoints: expenses,
  fields: described,
  exported: ['id', 'date', 'category', 'vendor', 'amount', 'tax', 'paidFrom', 'recurring', 'note'],
} as const satisfies Kind<'expenses'>
