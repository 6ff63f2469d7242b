import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyModule } from '../../kit/lib/lazy-module.ts'
import type { Kind } from '../../kit/records/index.ts'
import { salesMessages } from '../messages/index.ts'

export const refundKind = {
  words: titleOf(salesMessages, ({ refunds: m }) => m.words),
  history: lazyModule(async () => (await import('./described.tsx')).useRefundHistory),
} satisfies Kind
