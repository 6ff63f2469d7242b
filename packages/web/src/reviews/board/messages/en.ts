import { formats } from '../../../lib/i18n/formats.ts'

const { number } = formats('en')

/** What is said about one product. */
export const en = {
  spread: 'Reviews by stars',
  count: (count: number) => (count === 1 ? '1 review' : `${number(count)} reviews`),
  bar: (stars: number, count: number) => `${stars === 1 ? '1 star' : `${number(stars)} stars`}: ${en.count(count)}`,
  show: 'Show',
  shows: { visible: 'Visible', unanswered: 'Without a reply', hidden: 'Hidden', all: 'All' },
  sort: 'Sort',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    best: 'Best first',
    worst: 'Worst first',
    liked: 'Most likes first',
  },
  reset: 'All reviews',
  more: 'Load more',
  none: 'No reviews yet',
  noneText: 'What customers say about this product will stand here.',
  noMatch: 'No review matches',
  hiddenFor: (reason: string) => `Hidden: ${reason}`,
  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name}`,
  editReply: 'Edit reply',
  removeReply: 'Remove reply',
  yourReply: 'Your reply',
  send: 'Post reply',
  hide: 'Hide',
  hideTitle: 'Hide this review?',
  hideText: 'It is kept, but no longer counts toward the product’s rating.',
  hideReason: 'Reason',
  hideReasonHint: 'Stays with the review and in its history.',
  hideReasonHints: 'Stays with each review and in its history.',
  unhide: 'Show again',
  done: {
    replied: 'Reply posted',
    unreplied: 'Reply removed',
    hidden: 'Review hidden',
    shown: 'Review is visible again',
    deleted: 'Review deleted',
  },
}
