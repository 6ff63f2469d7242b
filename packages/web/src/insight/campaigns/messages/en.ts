import { formats } from '../../../kit/lib/i18n/formats.ts'

const { number } = formats('en')
const campaigns = (count: number) => (count === 1 ? '1 campaign' : `${number(count)} campaigns`)

export const en = {
  words: {
    many: 'campaigns',
    /** Words for this kind in the search palette, followed by a number: `order 118`. */
    names: 'campaign utm',
    bin: 'Deleted campaigns',
    records: campaigns,
    added: (count: number) => (count === 1 ? '1 new campaign' : `${number(count)} new campaigns`),
    removed: (count: number) =>
      count === 1 ? '1 campaign no longer belongs here' : `${campaigns(count)} no longer belong here`,
    deleted: (count: number, title: string) =>
      count === 1 ? `“${title}” was deleted` : `${campaigns(count)} were deleted`,
  },
  name: (id: string) => `Campaign ${id}`,
  fields: {
    name: 'Name',
    code: 'Code',
    channel: 'Channel',
    startsAt: 'Starts',
    endsAt: 'Ends',
    cost: 'Cost',
    note: 'Note',
    createdAt: 'Created',
  },
  choices: {
    channel: {
      direct: 'Direct',
      search: 'Search',
      social: 'Social media',
      email: 'Email',
      ads: 'Ads',
      referral: 'Other sites',
    },
  },
  list: {
    title: 'Campaigns',
    search: 'Search names and codes',
    create: 'New campaign',
    empty: 'No campaigns yet',
    emptyText: 'Add what you advertise with, and see what each order costs.',
  },
  form: {
    edit: 'Edit campaign',
    sections: {
      about: {
        title: 'Campaign',
        text: 'Visits count for a campaign when they come by a link that has its code.',
      },
    },
    hints: {
      code: 'Add it to every link, as utm_campaign=code.',
      startsAt: 'The cost counts for this day.',
      cost: 'The total cost of the campaign.',
    },
  },
}
