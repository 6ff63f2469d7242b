import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { requiredText, timestamp } from '../kit/fields.ts'

/** A backup that is there. */
export const Backup = z.object({
  /** File name. */
  name: z.string(),
  createdAt: timestamp,
  bytes: z.int(),
  /** Duration of writing it; null if unknown. */
  seconds: z.number().nullable(),
  /** When it was restored on the side and found to be whole; null where it was not yet. */
  checkedAt: timestamp.nullable(),
  /** Why it cannot be restored; empty where nothing is known against it. */
  error: z.string(),
})
export type Backup = z.output<typeof Backup>

export const Backups = z.object({
  /** Place where they are stored; null if this installation doesn't make any. */
  place: z
    .object({
      kind: z.enum(['folder', 'bucket']),
      name: z.string(),
      /** On the disk of the database: losing the disk loses both. */
      isSameDisk: z.boolean(),
    })
    .nullable(),
  isEncrypted: z.boolean(),
  /** True while one is being written, or requested. */
  isRunning: z.boolean(),
  /** When the last attempt failed, if none has succeeded since, and why. */
  failure: z.object({ at: timestamp, error: z.string() }).nullable(),
  /** True if the newest good one is older than a day. */
  isOverdue: z.boolean(),
  /** The newest first. */
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
    summary: 'The backups that are there, where they are kept, and how making them goes',
    output: Backups,
  }),
  start: endpoint({
    method: 'POST',
    path: '/backups',
    needs: 'backups:run',
    personal: true,
    summary: 'Make a backup now, beside the nightly ones; for owners who have just shown who they are',
    output: Backups,
    status: 202,
  }),
  permit: endpoint({
    method: 'POST',
    path: '/backups/permit',
    needs: 'backups:run',
    personal: true,
    summary: 'Ask whether a backup may be downloaded: `fresh_sign_in` where the password is to be confirmed first',
    body: named,
    output: z.object({ bytes: z.int() }),
    status: 200,
  }),
  download: endpoint({
    method: 'GET',
    path: '/backups/file',
    needs: 'backups:run',
    personal: true,
    summary: 'Download a backup; for owners who have just shown who they are, and never with an API key',
    query: named,
    output: z.instanceof(Uint8Array),
    answers: 'application/octet-stream',
  }),
}
