import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyModule } from '../../kit/lib/lazy-module.ts'
import type { Kind } from '../../kit/records/index.ts'
import { catalogMessages } from '../messages/index.ts'

export const deliveryKind = {
  words: titleOf(catalogMessages, ({ deliveries: m }) => m.words),
  history: lazyModule(async () => (await import('./described.ts')).useDeliveryHistory),
} satisfies Kind
