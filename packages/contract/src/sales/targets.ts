import { z } from 'zod'
import { id, money, multilineText, timestamp, versioned } from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'
import { month } from '../core/month.ts'
import { verbs } from '../core/verbs.ts'

/** What is to be sold in a month. Several of one month add up. */
const fields = z.object({
  month,
  /** The net revenue to reach. */
  revenue: money,
  /** How many orders that are not returned. */
  orders: z.int().min(0).max(1_000_000_000),
  note: multilineText(500),
})

export const TargetDraft = fields.extend({
  orders: fields.shape.orders.default(0),
  note: fields.shape.note.default(''),
})
export const TargetPatch = fields.partial()
type TargetPatch = z.output<typeof TargetPatch>

export const Target = fields.extend({
  id,
  /** The day that all of it counts for. */
  startsAt: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Target = z.output<typeof Target>

export const targetList = {
  filters: {
    id: { kind: 'number', isKey: true },
    ids: { kind: 'number', isKey: true },
    month: { kind: 'text', isCode: true },
    revenue: { kind: 'money' },
    orders: { kind: 'number' },
    startsAt: { kind: 'date' },
    createdAt: { kind: 'date' },
    updatedAt: { kind: 'date' },
  },
  sort: ['id', 'month', 'revenue', 'orders', 'startsAt', 'createdAt', 'updatedAt'],
  defaultSort: 'id',
  screenSort: '-month',
  search: true,
} as const satisfies ListSpec

export const targets = verbs({
  entity: 'targets',
  one: 'target',
  record: Target,
  draft: TargetDraft,
  patch: TargetPatch,
  list: targetList,
  words: { one: 'a target', all: 'targets', facets: 'nothing' },
})

const described = {
  month: { personal: false },
  revenue: { personal: false, unit: 'money', edited: 'cells' },
  orders: { personal: false, unit: 'pieces', edited: 'cells' },
  note: { personal: false, as: 'long text' },
  startsAt: { personal: false },
  createdAt: { personal: false },
} as const satisfies Fields<Target, TargetPatch>

export const targetKind = {
  entity: 'targets',
  record: Target,
  draft: TargetDraft,
  patch: TargetPatch,
  list: targetList,
  endpoints: targets,
  fields: described,
  exported: ['id', 'month', 'revenue', 'orders', 'note'],
} as const satisfies Kind<'targets'>
