import { type Opening, openingKind } from '@quarterdeck/contract/career/openings'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { described } from '../../kit/records/described/index.ts'
import { userMessages } from '../../people/users/index.ts'
import { openingMessages } from './messages/index.ts'

/** Display of openings beyond their field definitions. */
export const openings = described<Opening>({
  kind: openingKind,
  messages: openingMessages,
  title: 'name',
  tones: { status: { Draft: 'gray', Open: 'green', 'On hold': 'amber', Filled: 'gray', Closed: 'gray' } },
  useChoices: () => ({ title: useMessages(userMessages).jobTitles }),
  columns: { title: { optional: true, card: 'hidden' }, place: { optional: true, card: 'hidden' } },
  facets: { title: { words: ['title', 'job'] }, status: { words: ['status'] }, risk: { words: ['risk', 'target'] } },
  changes: { first: ['status'] },
})
