import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')
const users = (count: number) => (count === 1 ? '1 user' : `${number(count)} users`)

/** Changing several people at once. */
export const en = {
  title: (count: number) => `Change the status of ${users(count)}`,
  text: 'Only active users can sign in. Anyone else is signed out at once.',
  reason: 'Reason (optional)',
  reasonHint: 'Kept in the history of each user.',
  change: 'Change status',
  changed: (count: number, status: string) => `Status of ${users(count)} changed to ${status}`,
  unchanged: 'They already have this status',
  refusedTitle: (count: number) => `${users(count)} could not be changed`,
  refusedText: 'All others have the new status.',
  refusedAll: 'Nothing was changed.',
  reasons: {
    forbidden: 'Only an owner may change an owner',
    last_owner: 'There must be at least one active owner',
  },
}
