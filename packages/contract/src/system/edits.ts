import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { bulkable } from '../kit/entities.ts'
import { requiredText } from '../kit/fields.ts'
import { fieldCodes, type ProblemCode, problems } from '../kit/problem.ts'

/** Maximum number of edited rows per request, somewhat more than a screen shows. */
export const maxEdits = 1000

const edit = z.strictObject({
  id: requiredText(100),
  /** Version of the record that was edited. */
  version: z.int().optional(),
  change: z.record(z.string().max(60), z.unknown()).refine((change) => Object.keys(change).length > 0, {
    params: { code: 'required' },
  }),
})

/** A field that was left unchanged, with the reason. */
export const RefusedField = z.object({
  id: z.string(),
  field: z.string(),
  code: z.enum([...fieldCodes, ...(Object.keys(problems) as ProblemCode[])]),
  message: z.string(),
  limit: z.union([z.number(), z.string()]).optional(),
})
export type RefusedField = z.output<typeof RefusedField>

export const edits = {
  apply: endpoint({
    method: 'POST',
    path: '/edits',
    needs: 'session',
    summary:
      'Change fields of several records to different values, as one batch. Invalid changes are reported, and the rest is saved. Needs the permission of the change',
    body: z.object({ entity: z.enum(bulkable), edits: z.array(edit).min(1).max(maxEdits) }),
    status: 200,
    output: z.object({
      /** The changed records in their new state. */
      records: z.array(z.record(z.string(), z.unknown())),
      refused: z.array(RefusedField),
    }),
  }),
}
