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

/** A rule by which each record gets its own new value. */
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
  /** Out of the bin: the selection is one of what is in there. */
  z.strictObject({ type: z.literal('restore') }),
])
export type BulkAction = z.output<typeof BulkAction>

export const bulkRequest = z.object({ entity: z.enum(bulkable), selection: Selection, action: BulkAction, reason })
export type BulkRequest = z.output<typeof bulkRequest>

/** A record that a rule keeps as it is. */
export const Refused = z.object({
  id: z.string(),
  title: z.string(),
  code: z.string(),
  message: z.string(),
  /** Fields that an undo leaves alone, because somebody changed them since. */
  fields: z.array(z.string()),
})
export type Refused = z.output<typeof Refused>

/** The sum of a field over the selection, for one value of another where that is said. */
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
  /** Number of records that would be different afterwards, without `refusedTotal`; at most so many unless `refusedExact`. */
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
  /** The first of them. */
  refused: z.array(Refused),
  refusedTotal: z.int(),
  /** False where so many have a rule to be asked that only the first were. */
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
    summary: 'What a change of many records would do; nothing is changed yet. Needs the permission of the change',
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
    summary: 'A plan of one’s own',
    query: z.object({ id: requiredText(100) }),
    output: Plan,
  }),
}
