import { titleOf } from '../../lib/i18n/catalogue.ts'
import { part } from '../../lib/part.ts'
import type { Kind } from '../../records/index.ts'
import { refundMessages } from './messages/index.ts'

export const refundKind = {
  words: titleOf(refundMessages, (m) => m.words),
  history: part(async () => (await import('./history.tsx')).useRefundHistory),
} satisfies Kind
