import { titleOf } from '../../lib/i18n/catalogue.ts'
import { part } from '../../lib/part.ts'
import type { Kind } from '../../records/index.ts'
import { salesMessages } from '../messages/index.ts'

export const noteKind = {
  words: titleOf(salesMessages, ({ notes: m }) => m.words),
  history: part(async () => (await import('./described.tsx')).useNoteHistory),
} satisfies Kind
