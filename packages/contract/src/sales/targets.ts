import { z } from 'zod'
import { draftOf, id, money, multilineText, timestamp, versioned } from '../core/fields.ts'
import { kindOf } from '../core/kind-of.ts'
import { month } from '../core/month.ts'

/** What is to be sold in a month. Several of one month add up. */
const fields = z.object({
  month,
  /** The net revenue to reach. */
  revenue: money,
  /** How many orders that are not returned. */
  orders: z.int().min(0).max(1_000_000_000),
  note: multilineText(500),
})

export const TargetDraft = draftOf(fields, { orders: 0, note: '' })
export const TargetPatch = fields.partial()

export const Target = fields.extend({
  id,
  /** The day that all of it counts for. */
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
