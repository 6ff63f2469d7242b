import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { requiredMultilineText } from '../core/fields.ts'
import { Selection } from '../core/selection.ts'
import { Job } from './jobs.ts'

/** What is done with any number of invoices: drafts are issued, what is owed and was not paid is voided. */
const batchKinds = ['issue', 'void'] as const
export type BatchKind = (typeof batchKinds)[number]

export const batches = {
  start: endpoint({
    method: 'POST',
    path: '/invoices/batches',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary:
      'Issue or void all invoices of a selection with which that can be done, in the background: numbers follow the order of the drafts. One with which it cannot be done by then is left as it is, and the job names it and the reason',
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('issue'), selection: Selection }),
      z.object({ kind: z.literal('void'), selection: Selection, reason: requiredMultilineText(500) }),
    ]),
    output: z.object({ job: Job }),
    status: 202,
  }),
}
