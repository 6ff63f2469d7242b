import { formats } from '../../../kit/lib/i18n/formats.ts'

const { number } = formats('en')
const goals = (count: number) => (count === 1 ? '1 goal' : `${number(count)} goals`)

export const en = {
  words: {
    many: 'goals',
    /** Words for this kind in the search palette, followed by a number: `order 118`. */
    names: 'goal conversion',
    bin: 'Deleted goals',
    records: goals,
    added: (count: number) => (count === 1 ? '1 new goal' : `${number(count)} new goals`),
    removed: (count: number) =>
      count === 1 ? '1 goal no longer belongs here' : `${goals(count)} no longer belong here`,
    deleted: (count: number, title: string) =>
      count === 1 ? `“${title}” was deleted` : `${goals(count)} were deleted`,
  },
  name: (id: string) => `Goal ${id}`,
  fields: {
    name: 'Name',
    way: 'Reached by',
    target: 'Page or event',
    note: 'Note',
    createdAt: 'Created',
  },
  choices: { way: { page: 'A page', event: 'An event' } },
  list: {
    title: 'Goals',
    search: 'Search names, pages, and events',
    create: 'New goal',
    empty: 'No goals yet',
    emptyText: 'Say what visitors should do in your shop, and see how many of them do it.',
  },
  form: {
    edit: 'Edit goal',
    sections: {
      about: {
        title: 'Goal',
        text: 'Visits count as soon as you save, including those from before the goal existed.',
      },
    },
    hints: {
      target: 'A path such as /thanks, or the name of an event such as sign-up, as the script sends it.',
    },
  },
}
