import { z } from 'zod'
import { draftOf, id, money, multilineText, timestamp, versioned } from '../kit/fields.ts'
import { kindOf } from '../kit/kind-of.ts'
import { month } from '../kit/month.ts'

/** Sales target of a month. Several of the same month add up. */
const fields = z.object({
  month,
  /** Net revenue. */
  revenue: money,
  /** Number of orders, returns excluded. */
  orders: z.int().min(0).max(1_000_000_000),
  note: multilineText(500),
})

export const TargetDraft = draftOf(fields, { orders: 0, note: '' })
export const TargetPatch = fields.partial()

export const Target = fields.extend({
  id,
  /** The day on which the whole target counts in charts and totals. */
  startsAt: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Target = z.output<typeof Target>

export const targetKind = kindOf(
  'targets',
  {
    month: { personal: false, isCode: true },
    revenue: { personal: false, unit: 'money', edited: 'cells' },
    orders: { personal: false, unit: 'pieces', edited: 'cells' },
    note: { personal: false, as: 'long text' },
    startsAt: { personal: false, as: 'date' },
  },
  {
    one: 'target',
    record: Target,
    draft: TargetDraft,
    patch: TargetPatch,
    screenSort: '-month',
    exported: ['id', 'month', 'revenue', 'orders', 'note'],
    words: { one: 'a target', all: 'targets', facets: 'nothing' },
  },
)
export const targetList = targetKind.list
export const targets = targetKind.endpoints
