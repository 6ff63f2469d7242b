import { titleOf } from '../../lib/i18n/catalogue.ts'
import { part } from '../../lib/part.ts'
import type { Kind } from '../../records/index.ts'
import { catalogMessages } from '../messages/index.ts'

export const deliveryKind = {
  words: titleOf(catalogMessages, ({ deliveries: m }) => m.words),
  history: part(async () => (await import('./described.ts')).useDeliveryHistory),
} satisfies Kind
