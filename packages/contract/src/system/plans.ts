import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { bulkable } from '../kit/entities.ts'
import { money, reason, requiredText, timestamp } from '../kit/fields.ts'
import { type Adjustment, isMoney, maxMinor } from '../kit/money.ts'
import { Selection } from '../kit/selection.ts'

const by = z
  .number()
  .min(-maxMinor / 100)
  .max(maxMinor / 100)
  .refine(isMoney, { params: { code: 'decimals' } })
const roundTo = z
  .strictObject({ step: money.min(0.01), ending: money })
  .refine(({ step, ending }) => ending < step, { path: ['ending'], params: { code: 'invalid' } })
  .optional()

/** A rule that computes the new value of each record. */
const Rule: z.ZodType<Adjustment> = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('percent'), by, roundTo }),
  z.strictObject({ way: z.literal('amount'), by, roundTo }),
  z.strictObject({ way: z.literal('set'), to: money, roundTo }),
])

/** An action on a selection. */
export const BulkAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('edit'), change: z.record(z.string(), z.unknown()) }),
  z.strictObject({ type: z.literal('adjust'), field: requiredText(60), rule: Rule }),
  z.strictObject({ type: z.literal('delete') }),
  /** Restores records from the bin; the selection is a list of its records. */
  z.strictObject({ type: z.literal('restore') }),
])
export type BulkAction = z.output<typeof BulkAction>

export const bulkRequest = z.object({ entity: z.enum(bulkable), selection: Selection, action: BulkAction, reason })
export type BulkRequest = z.output<typeof bulkRequest>

/** A record that a rule leaves unchanged. */
export const Refused = z.object({
  id: z.string(),
  title: z.string(),
  code: z.string(),
  message: z.string(),
  /** Fields that an undo leaves unchanged, because they were changed since. */
  fields: z.array(z.string()),
})
export type Refused = z.output<typeof Refused>

/** Sum of a field over the selection, optionally for one value of another field. */
const PlannedSum = z.object({
  field: z.string(),
  by: z.string().optional(),
  value: z.string().optional(),
  before: z.number(),
  after: z.number(),
})

export const Plan = z.object({
  id: z.string(),
  entity: z.enum(bulkable),
  action: BulkAction,
  reason: z.string(),
  madeAt: timestamp,
  total: z.int(),
  /** Number of records that would change, without `refusedTotal`; an upper limit unless `refusedExact`. */
  changing: z.int(),
  unchanged: z.int(),
  sample: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      before: z.record(z.string(), z.unknown()),
      after: z.record(z.string(), z.unknown()),
    }),
  ),
  /** The first refused records. */
  refused: z.array(Refused),
  refusedTotal: z.int(),
  /** False if only the first records were checked, because checking all would take too long. */
  refusedExact: z.boolean(),
  sums: z.array(PlannedSum),
})
export type Plan = z.output<typeof Plan>

/** Maximum records of a change in one request; larger ones run in the background. */
export const maxAtOnce = 10_000

export const plans = {
  create: endpoint({
    method: 'POST',
    path: '/plans',
    needs: 'session',
    summary: 'Preview a change of many records, without saving anything. Needs the permission of the change',
    body: bulkRequest,
    isRead: true,
    output: Plan,
    status: 201,
  }),
  read: endpoint({
    method: 'GET',
    path: '/plans',
    by: 'id',
    needs: 'session',
    summary: 'Get one of your plans',
    query: z.object({ id: requiredText(100) }),
    output: Plan,
  }),
}
