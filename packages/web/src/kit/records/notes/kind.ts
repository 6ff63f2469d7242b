import { titleOf } from '../../lib/i18n/catalogue.ts'
import { part } from '../../lib/part.ts'
import type { Kind } from '../kind.ts'
import { noteMessages } from './messages/index.ts'

export const noteKind = {
  words: titleOf(noteMessages, (m) => m.words),
  history: part(async () => (await import('./described.tsx')).useNoteHistory),
} satisfies Kind
