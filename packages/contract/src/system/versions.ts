import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { entities } from '../kit/entities.ts'
import { requiredText } from '../kit/fields.ts'

export const versions = {
  restore: endpoint({
    method: 'POST',
    path: '/changes/restore',
    needs: 'changes:undo',
    summary: 'Restore fields of a record from one of its versions. Needs write permission',
    body: z.object({
      entity: z.enum(entities),
      record: requiredText(100),
      version: z.int().min(1),
      fields: z.array(requiredText(60)).min(1).max(100),
    }),
    output: z.object({ version: z.int(), restored: z.array(z.string()) }),
    status: 200,
  }),
}
