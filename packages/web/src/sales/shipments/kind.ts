import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyModule } from '../../kit/lib/lazy-module.ts'
import type { Kind } from '../../kit/records/index.ts'
import { salesMessages } from '../messages/index.ts'

export const shipmentKind = {
  words: titleOf(salesMessages, ({ shipments: m }) => m.words),
  history: lazyModule(async () => (await import('./described.tsx')).useShipmentHistory),
} satisfies Kind
