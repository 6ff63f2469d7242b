import { titleOf } from '../../lib/i18n/catalogue.ts'
import { lazyModule } from '../../lib/lazy-module.ts'
import type { Kind } from '../kind.ts'
import { noteMessages } from './messages/index.ts'

export const noteKind = {
  words: titleOf(noteMessages, (m) => m.words),
  history: lazyModule(async () => (await import('./described.tsx')).useNoteHistory),
} satisfies Kind
