import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { requiredMultilineText, requiredText } from '../kit/fields.ts'
import { Selection } from '../kit/selection.ts'
import { Job } from './jobs.ts'

/** Actions on any number of invoices: drafts are issued, unpaid ones are voided. */
const batchKinds = ['issue', 'void'] as const
export type BatchKind = (typeof batchKinds)[number]

/** Files of any number of invoices: a ZIP file of their PDF files, or one PDF file of all, to be printed. */
export const bundleKinds = ['zip', 'print'] as const
export type BundleKind = (typeof bundleKinds)[number]

/** Hours for which such a file can be downloaded. */
export const bundleHours = 24

/** Maximum bytes of all files of a person. */
export const maxBundleBytes = 1_000_000_000

const byJob = z.object({ id: requiredText(100).describe('The job that made it') })

export const batches = {
  start: endpoint({
    method: 'POST',
    path: '/invoices/batches',
    needs: 'invoices:write',
    sendsNoMail: true,
    summary:
      'Issue or void all eligible invoices of a selection in the background; numbers follow the order of the drafts. Invoices that have become ineligible are left unchanged and reported by the job',
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('issue'), selection: Selection }),
      z.object({ kind: z.literal('void'), selection: Selection, reason: requiredMultilineText(500) }),
    ]),
    output: z.object({ job: Job }),
    status: 202,
  }),
  bundle: endpoint({
    method: 'POST',
    path: '/invoices/bundles',
    needs: 'invoices:read',
    sendsNoMail: true,
    summary: `Make one file of all invoices of a selection, in the background: their PDF files in a ZIP file, or one PDF file to be printed. It is kept for ${bundleHours} hours for whoever asked. What can't be drawn is left out, and the job names it`,
    body: z.object({ kind: z.enum(bundleKinds), selection: Selection }),
    output: z.object({ job: Job }),
    status: 202,
  }),
  zip: endpoint({
    method: 'GET',
    path: '/invoices/bundles.zip',
    by: 'id',
    needs: 'invoices:read',
    summary: 'Download the PDF files of your job as a ZIP file',
    query: byJob,
    output: z.instanceof(Uint8Array),
    answers: 'application/zip',
  }),
  print: endpoint({
    method: 'GET',
    path: '/invoices/bundles.pdf',
    by: 'id',
    needs: 'invoices:read',
    summary: 'Download all invoices of your job as one PDF file for printing',
    query: byJob,
    output: z.instanceof(Uint8Array),
    answers: 'application/pdf',
  }),
}
