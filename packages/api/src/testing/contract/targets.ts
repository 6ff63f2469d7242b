import type { Given } from './given.ts'
import { type OrdinaryExample, ordinaryTests } from './ordinary.ts'

const draft = { month: '2026-05', revenue: 1200.5 }

export const targetExample: OrdinaryExample = {
  entity: 'targets',
  draft,
  change: [{ revenue: 1 }, { revenue: 2 }],
  refused: [
    [{ revenue: 1 }, 'month', 'required'],
    [{ ...draft, month: '2026-13' }, 'month', 'invalid'],
    [{ ...draft, revenue: -1 }, 'revenue', 'too_small'],
    [{ ...draft, orders: 1.5 }, 'orders', 'whole'],
  ],
}

export const targetTests = (given: Given) => ordinaryTests(given, targetExample)
