import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { entities } from '../kit/entities.ts'
import { reason, requiredText, timestamp } from '../kit/fields.ts'
import type { ListSpec } from '../kit/list.ts'
import { BulkAction, bulkRequest, Refused } from './plans.ts'

/** Bulk change, undo, import, emails of invoices, issuing and voiding them, bundles of documents, and cleaning. */
export const jobKinds = [
  ...(['change', 'undo', 'import', 'send', 'remind', 'issue', 'void', 'zip', 'print'] as const),
  'cleaning',
] as const
export type JobKind = (typeof jobKinds)[number]

export const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof jobStates)[number]

/** Work that continues after its response was sent. */
export const Job = z.object({
  id: z.string(),
  kind: z.enum(jobKinds),
  entity: z.enum(entities).nullable(),
  /** The action of a bulk change; null for other kinds. */
  action: BulkAction.nullable(),
  reason: z.string(),
  state: z.enum(jobStates),
  /** Number of processed records, and their total. */
  done: z.int(),
  total: z.int(),
  /** Number of records that were changed or mailed. */
  changed: z.int(),
  /** Number of records left unchanged because of a rule or, in an undo, a later change. */
  refused: z.int(),
  /** The batch to undo. */
  batch: z.string(),
  /** The batch that this job undoes. */
  undoes: z.string().nullable(),
  /** True if its batch was undone, or is being undone. */
  undone: z.boolean(),
  createdAt: timestamp,
  endedAt: timestamp.nullable(),
  /** Time until which the created file can be downloaded; null if there is none. */
  fileUntil: timestamp.nullable(),
  /** The user who started it; null for the system. */
  actor: z.object({ id: z.int(), name: z.string() }).nullable(),
})
export type Job = z.output<typeof Job>

export const jobList = {
  filters: {
    kind: { kind: 'choice', values: jobKinds },
    state: { kind: 'choice', values: jobStates },
    entity: { kind: 'choice', values: entities },
    actorId: { kind: 'number', isKey: true },
    createdAt: { kind: 'date' },
  },
  sort: ['createdAt'],
  defaultSort: '-createdAt',
  search: false,
} as const satisfies ListSpec

const byId = z.object({ id: requiredText(100) })

export const jobs = {
  list: endpoint({
    method: 'GET',
    path: '/jobs',
    needs: 'session',
    summary: 'List your background jobs, and those of others with permission to read the journal',
    list: jobList,
    output: z.array(Job),
  }),
  read: endpoint({
    method: 'GET',
    path: '/jobs',
    by: 'id',
    needs: 'session',
    summary: 'Get a job and its progress',
    query: byId,
    output: Job,
  }),
  create: endpoint({
    method: 'POST',
    path: '/jobs',
    needs: 'session',
    summary:
      'Change many records without a plan: up to 10,000 in this request, more in the background. Needs the permission of the change',
    body: bulkRequest,
    output: Job,
    status: 202,
  }),
  apply: endpoint({
    method: 'POST',
    path: '/plans/apply',
    needs: 'session',
    summary: 'Apply a plan in the background; 409 if records have changed since, unless `anyway=true`',
    /** `reason` defaults to that of the plan. */
    query: byId.extend({ anyway: z.enum(['true', 'false']).optional(), reason }),
    output: z.object({ job: Job }),
    status: 202,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/jobs/cancel',
    needs: 'session',
    summary: 'Stop a job; changes made so far stay and can be undone',
    query: byId,
    output: Job,
    status: 200,
  }),
  refused: endpoint({
    method: 'GET',
    path: '/jobs/refused',
    by: 'id',
    needs: 'session',
    summary: 'List the first 200 records that a job left unchanged, with the reasons',
    query: byId,
    output: z.array(Refused),
  }),
  refusedFile: endpoint({
    method: 'GET',
    path: '/jobs/refused.csv',
    by: 'id',
    needs: 'session',
    summary: 'Download all records that a job left unchanged as a CSV file',
    query: byId,
    output: z.string(),
    answers: 'text/csv',
  }),
}
