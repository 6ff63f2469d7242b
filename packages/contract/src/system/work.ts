import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { id, timestamp } from '../kit/fields.ts'
import type { ListSpec } from '../kit/list.ts'

/** Periodic kinds: a task restarts after a pause as long as the server runs. */
export const periodicWorkKinds = [
  'cleaning',
  'compacting',
  'digests',
  'overdue',
  'publishing',
  'recurring',
  'ticketClocks',
  'storage',
  'subscribers',
  'mailOutages',
  'backup',
  'backupCheck',
  'backupAge',
] as const
export const workKinds = [...periodicWorkKinds, 'jobs', 'mail'] as const
export type WorkKindName = (typeof workKinds)[number]

/**
 * `failed`: no attempts are left. Periodic work is retried after the longest pause; other work only when a user retries
 * it.
 */
export const workStates = ['failed', 'running', 'waiting'] as const
export type WorkState = (typeof workStates)[number]

/** A background task, run when it is due. */
export const Work = z.object({
  id: z.int(),
  kind: z.enum(workKinds),
  /** Id of the mail or the background job it belongs to; empty for periodic work. */
  key: z.string(),
  state: z.enum(workStates),
  /** Time of the next attempt; for failed work that isn't periodic, the scheduled time of the last one. */
  dueAt: timestamp,
  /** Number of attempts since the last success. */
  attempts: z.int(),
  /** Error of the last attempt; empty if it succeeded or there was none. */
  error: z.string(),
})
export type Work = z.output<typeof Work>

export const workList = {
  filters: {
    kind: { kind: 'choice', values: workKinds },
    state: { kind: 'choice', values: workStates },
    dueAt: { kind: 'date' },
  },
  sort: ['state', 'dueAt', 'attempts'],
  defaultSort: 'state',
  search: true,
} as const satisfies ListSpec

export const work = {
  list: endpoint({
    method: 'GET',
    path: '/work',
    needs: 'work:run',
    summary: 'List background work that is due, running or failed',
    list: workList,
    output: z.array(Work),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/work/retry',
    needs: 'work:run',
    summary: 'Retry failed work now, with the attempts of new work; 409 if it has not failed',
    body: z.object({ id }),
    output: Work,
    status: 200,
  }),
}
