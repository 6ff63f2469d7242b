import { formats } from '../../../kit/lib/i18n/formats.ts'

const { number } = formats('en')
const expenses = (count: number) => (count === 1 ? '1 expense' : `${number(count)} expenses`)

export const en = {
  words: {
    many: 'expenses',
    /** Words for this kind in the search palette, followed by a number: `order 118`. */
    names: 'expense cost spending',
    bin: 'Deleted expenses',
    records: expenses,
    added: (count: number) => (count === 1 ? '1 new expense' : `${number(count)} new expenses`),
    removed: (count: number) =>
      count === 1 ? '1 expense no longer belongs here' : `${expenses(count)} no longer belong here`,
    deleted: (count: number, title: string) =>
      count === 1 ? `The expense at ${title} was deleted` : `${expenses(count)} were deleted`,
  },
  name: (id: string) => `Expense ${id}`,
  fields: {
    date: 'Date',
    category: 'Category',
    vendor: 'Paid to',
    amount: 'Amount',
    tax: 'Tax included',
    paidFrom: 'Paid from',
    recurring: 'Monthly',
    note: 'Note',
    files: 'Receipts',
    createdAt: 'Created',
    receipt: 'Receipt',
  },
  choices: {
    category: {
      Rent: 'Rent',
      Salaries: 'Salaries',
      Marketing: 'Marketing',
      Software: 'Software',
      Equipment: 'Equipment',
      Shipping: 'Shipping',
      Supplies: 'Supplies',
      Travel: 'Travel',
      'Professional services': 'Professional services',
      Taxes: 'Taxes',
      Other: 'Other',
    },
    paidFrom: { Bank: 'Bank account', Card: 'Card', Cash: 'Cash', PayPal: 'PayPal' },
    receipt: { attached: 'Attached', missing: 'Missing' },
  },
  list: {
    title: 'Expenses',
    search: 'Search recipients and notes',
    create: 'New expense',
    empty: 'No expenses yet',
    emptyText: 'Keep what you spend here, with its receipt, and Finance shows what is left.',
  },
  form: {
    edit: 'Edit expense',
    sections: {
      about: { title: 'Expense', text: 'What was paid, when, and to whom.' },
      proof: { title: 'Receipt', text: 'A photo or a PDF, so that it’s at hand when somebody asks.' },
    },
    hints: { tax: 'How much of the amount is tax.', recurring: 'It comes again each month, as rent does.' },
  },
}
