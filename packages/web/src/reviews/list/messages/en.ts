import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

const counted = (count: number) => (count === 1 ? '1 review' : `${number(count)} reviews`)

/** All reviews of all products. */
export const en = {
  search: 'Search text or reviewer',
  emptyText: 'Reviews appear here as soon as customers write them.',
  records: counted,
  hide: {
    label: 'Hide',
    title: (records: string) => `Hide ${records}`,
    text: (records: string) =>
      `This takes ${records} out of view and out of the ratings. You can show them again at any time.`,
  },
  show: {
    label: 'Show again',
    title: (records: string) => `Show ${records} again`,
    text: (records: string) => `This makes ${records} visible again; they count toward the ratings.`,
  },
  tabs: { label: 'Reviews in groups', all: 'All', due: 'Without a reply', low: 'Low rating', hidden: 'Hidden' },
  stars: (stars: number) => (stars === 1 ? '1 star' : `${number(stars)} stars`),
  replies: { due: 'Without a reply', given: 'Replied', none: 'Hidden, no reply needed' },
  purchase: 'Purchase',
  verified: { yes: 'Verified purchase', no: 'Not verified' },
}
