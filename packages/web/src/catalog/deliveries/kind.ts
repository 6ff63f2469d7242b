import { titleOf } from '../../lib/i18n/catalogue.ts'
import { part } from '../../lib/part.ts'
import type { Kind } from '../../records/index.ts'
import { deliveryMessages } from './messages/index.ts'

export const deliveryKind = {
  words: titleOf(deliveryMessages, (m) => m.words),
  history: part(async () => (await import('./history.ts')).useDeliveryHistory),
} satisfies Kind
