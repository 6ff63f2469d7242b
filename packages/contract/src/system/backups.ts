import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { requiredText, timestamp } from '../kit/fields.ts'

/** An existing backup. */
export const Backup = z.object({
  /** File name. */
  name: z.string(),
  createdAt: timestamp,
  bytes: z.int(),
  /** Duration of writing it; null if unknown. */
  seconds: z.number().nullable(),
  /** Time of a successful trial restore; null if there was none yet. */
  checkedAt: timestamp.nullable(),
  /** Reason why it can't be restored; empty if no problem is known. */
  error: z.string(),
})
export type Backup = z.output<typeof Backup>

export const Backups = z.object({
  /** Storage location; null if this installation makes no backups. */
  place: z
    .object({
      kind: z.enum(['folder', 'bucket']),
      name: z.string(),
      /** True if it is on the same disk as the database, so that losing the disk loses both. */
      isSameDisk: z.boolean(),
    })
    .nullable(),
  isEncrypted: z.boolean(),
  /** True while one is being written, or requested. */
  isRunning: z.boolean(),
  /** Time and error of the last attempt, if it failed and none has succeeded since. */
  failure: z.object({ at: timestamp, error: z.string() }).nullable(),
  /** True if the newest intact backup is older than a day. */
  isOverdue: z.boolean(),
  /** Backups, the newest first. */
  backups: z.array(Backup),
})
export type Backups = z.output<typeof Backups>

const named = z.object({ name: requiredText(200) })

export const backups = {
  list: endpoint({
    method: 'GET',
    path: '/backups',
    needs: 'backups:run',
    personal: true,
    summary: 'List backups, with their location and status',
    output: Backups,
  }),
  start: endpoint({
    method: 'POST',
    path: '/backups',
    needs: 'backups:run',
    personal: true,
    summary: 'Create a backup now; for owners with a recently confirmed password',
    output: Backups,
    status: 202,
  }),
  permit: endpoint({
    method: 'POST',
    path: '/backups/permit',
    needs: 'backups:run',
    personal: true,
    summary: 'Check whether a backup may be downloaded; `fresh_sign_in` if the password must be confirmed first',
    body: named,
    output: z.object({ bytes: z.int() }),
    status: 200,
  }),
  download: endpoint({
    method: 'GET',
    path: '/backups/file',
    needs: 'backups:run',
    personal: true,
    summary: 'Download a backup; for owners with a recently confirmed password, never with an API key',
    query: named,
    output: z.instanceof(Uint8Array),
    answers: 'application/octet-stream',
  }),
}
