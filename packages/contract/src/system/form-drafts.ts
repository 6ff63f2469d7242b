import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { text, timestamp } from '../kit/fields.ts'

/** Maximum drafts of a person; the oldest are removed. */
export const maxFormDrafts = 100

/** The form and its record: `users/7`, `invoices/create`, `notes/orders-12`. */
const form = z
  .string()
  .max(160)
  .regex(/^[a-z]+(\/[\w.-]{1,100}){1,3}$/i)

const Written = z.object({
  /** Version of the record the form was filled from; null for a new one. */
  version: z.int().nullable(),
  /** Values of the inputs that differ from the record, in the form's own format. */
  values: z.record(z.string().max(200), z.unknown()),
})

export const FormDraft = Written.extend({
  at: timestamp,
  /** Identifier of this state of the draft; it differs after each change. */
  revision: z.string(),
})
export type FormDraft = z.output<typeof FormDraft>

const one = z.object({ draft: FormDraft.nullable() })

export const formDrafts = {
  read: endpoint({
    method: 'GET',
    path: '/form-drafts',
    needs: 'session',
    personal: true,
    summary: 'Get your unsaved draft of a form',
    query: z.object({ form }),
    output: one,
  }),
  keep: endpoint({
    method: 'PUT',
    path: '/form-drafts',
    needs: 'session',
    personal: true,
    isRead: true,
    sendsNoMail: true,
    maxBytes: 512 * 1024,
    summary:
      'Save an unsaved form as a draft for 30 days; empty values delete it. 409 `conflict` with the draft that another window has saved since',
    body: Written.extend({
      form,
      /** Revision last seen by this window, null for none; absent to skip the check. */
      seen: text(100).nullable().optional(),
    }),
    output: one,
  }),
}
