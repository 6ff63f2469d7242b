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
  /** The version of the record that it was typed over; null where there is none yet. */
  version: z.int().nullable(),
  /** The inputs that differ from the record, as their form has them. */
  values: z.record(z.string().max(200), z.unknown()),
})

export const FormDraft = Written.extend({
  at: timestamp,
  /** Another one after each change. */
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
    summary: 'What one has typed into a form and not saved',
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
      'Keep what one has typed into a form and not saved, for 30 days; no values forget it. 409 `conflict` with what another window kept meanwhile',
    body: Written.extend({
      form,
      /** The revision that this window has seen last, null for none; where it is absent, nobody looks. */
      seen: text(100).nullable().optional(),
    }),
    output: one,
  }),
}
