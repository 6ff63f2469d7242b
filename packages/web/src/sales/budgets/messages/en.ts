import { formats } from '../../../kit/lib/i18n/formats.ts'

const { number } = formats('en')
const budgets = (count: number) => (count === 1 ? '1 budget' : `${number(count)} budgets`)

export const en = {
  words: {
    many: 'budgets',
    /** Words for this kind in the search palette, followed by a number: `order 118`. */
    names: 'budget plan spending',
    bin: 'Deleted budgets',
    records: budgets,
    added: (count: number) => (count === 1 ? '1 new budget' : `${number(count)} new budgets`),
    removed: (count: number) =>
      count === 1 ? '1 budget no longer belongs here' : `${budgets(count)} no longer belong here`,
    deleted: (count: number, title: string) =>
      count === 1 ? `The budget “${title}” was deleted` : `${budgets(count)} were deleted`,
  },
  name: (id: string) => `Budget ${id}`,
  fields: {
    name: 'Budget',
    month: 'Month',
    category: 'Category',
    amount: 'Amount, net',
    note: 'Note',
    startsAt: 'Counts for',
    createdAt: 'Created',
  },
  list: {
    title: 'Budgets',
    search: 'Search budgets and notes',
    create: 'New budget',
    empty: 'No budgets yet',
    emptyText: 'Say what you may spend in a month, and Finance shows how much of it is left.',
  },
  form: {
    edit: 'Edit budget',
    sections: {
      about: {
        title: 'Budget',
        text: 'What you may spend in a month. Several budgets for one month and category add up.',
      },
    },
    hints: { amount: 'Without tax, like the expenses it’s compared with.' },
  },
}
