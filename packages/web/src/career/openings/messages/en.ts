import { formats } from '../../../kit/lib/i18n/formats.ts'

const { number } = formats('en')
const records = (count: number) => (count === 1 ? '1 opening' : `${number(count)} openings`)

export const en = {
  words: {
    many: 'openings',
    names: 'opening position job vacancy',
    bin: 'Deleted openings',
    records,
    added: (count: number) => (count === 1 ? '1 new opening' : `${number(count)} new openings`),
    removed: (count: number) =>
      count === 1 ? '1 opening no longer belongs here' : `${records(count)} no longer belong here`,
    deleted: (count: number, title: string) =>
      count === 1 ? `“${title}” was deleted` : `${records(count)} were deleted`,
  },
  name: (id: string) => `Opening ${id}`,
  fields: {
    name: 'Opening',
    title: 'Job title',
    department: 'Department',
    place: 'Location',
    openings: 'People wanted',
    status: 'Status',
    openedAt: 'Opened',
    targetAt: 'Target date',
    managerId: 'Hiring manager',
    description: 'Description',
    createdAt: 'Created',
    risk: 'Against target',
  },
  choices: {
    status: { Draft: 'Draft', Open: 'Open', 'On hold': 'On hold', Filled: 'Filled', Closed: 'Closed' },
    risk: { late: 'Past target', soon: 'Due within two weeks', none: 'On track or not open' },
  },
  list: {
    title: 'Openings',
    search: 'Search titles, departments, and locations',
    create: 'New opening',
    empty: 'No openings yet',
    emptyText: 'Say whom you’re looking for, and by when.',
  },
  form: {
    edit: 'Edit opening',
    sections: {
      about: { title: 'Opening', text: 'Whom you’re looking for, where, and who decides.' },
      dates: { title: 'Time frame', text: 'When the search begins, and by when it should end.' },
    },
    hints: {
      openings: 'How many people can be hired for it.',
      targetAt: 'The dashboard says when it’s getting close.',
    },
  },
}
