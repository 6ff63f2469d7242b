import { titleOf } from '../../lib/i18n/catalogue.ts'
import { part } from '../../lib/part.ts'
import type { Kind } from '../../records/index.ts'
import { salesMessages } from '../messages/index.ts'

export const paymentKind = {
  words: titleOf(salesMessages, ({ payments: m }) => m.words),
  history: part(async () => (await import('./described.tsx')).usePaymentHistory),
} satisfies Kind
