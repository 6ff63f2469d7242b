import { formats } from '../../../kit/lib/i18n/formats.ts'

const { number } = formats('en')
const targets = (count: number) => (count === 1 ? '1 target' : `${number(count)} targets`)

export const en = {
  words: {
    many: 'targets',
    /** Words for this kind in the search palette, followed by a number: `order 118`. */
    names: 'target goal sales',
    bin: 'Deleted targets',
    records: targets,
    added: (count: number) => (count === 1 ? '1 new target' : `${number(count)} new targets`),
    removed: (count: number) =>
      count === 1 ? '1 target no longer belongs here' : `${targets(count)} no longer belong here`,
    deleted: (count: number, title: string) =>
      count === 1 ? `The target of ${title} was deleted` : `${targets(count)} were deleted`,
  },
  name: (id: string) => `Target ${id}`,
  fields: {
    month: 'Month',
    revenue: 'Net revenue',
    orders: 'Orders',
    note: 'Note',
    startsAt: 'Counts for',
    createdAt: 'Created',
  },
  list: {
    title: 'Sales targets',
    search: 'Search months and notes',
    create: 'New target',
    empty: 'No targets yet',
    emptyText: 'Say what you want to sell in a month, and Sales shows whether you are on pace.',
  },
  form: {
    edit: 'Edit target',
    sections: {
      about: { title: 'Target', text: 'What you want to sell in a month. Several targets for one month add up.' },
    },
    hints: {
      revenue: 'The totals of orders that were not returned, less refunds.',
      orders: 'How many orders that were not returned; 0 if it doesn’t matter.',
    },
  },
}
