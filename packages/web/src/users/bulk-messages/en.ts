import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

/** Changing several people at once. */
export const en = {
  records: (count: number) => (count === 1 ? '1 user' : `${number(count)} users`),
  statusHint: 'Only active users can sign in. Anyone else is signed out at once.',
  reasons: {
    forbidden: 'Only an owner may change an owner',
    last_owner: 'There must be at least one active owner',
    taken: 'Someone else has this email address',
  },
}
