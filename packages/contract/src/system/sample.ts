import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'

export const SampleStatus = z.object({
  /** True while the installation has sample data. */
  isSample: z.boolean(),
  /** False while the current owner still has the public password of the sample data. */
  hasOwnPassword: z.boolean(),
  /** True if a backup was made in the last 24 hours, or if this installation makes no backups. */
  hasBackup: z.boolean(),
})
export type SampleStatus = z.output<typeof SampleStatus>

export const sample = {
  read: endpoint({
    method: 'GET',
    path: '/sample',
    needs: 'backups:run',
    personal: true,
    summary: 'Whether this installation has sample data, and what is missing before they can be removed',
    output: SampleStatus,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/sample/remove',
    needs: 'backups:run',
    personal: true,
    summary:
      'Remove all records, and everyone but the owner who asks; their account and the settings stay, and numbers start again. 409 without a backup of the last day or a password of one’s own',
    output: SampleStatus,
    status: 200,
  }),
}
