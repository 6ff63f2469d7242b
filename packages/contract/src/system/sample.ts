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
    summary: 'Get whether this installation has sample data, and what is required before removing them',
    output: SampleStatus,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/sample/remove',
    needs: 'backups:run',
    personal: true,
    summary:
      'Remove all records and all users except you; your account and the settings stay, and numbers start again. 409 without a backup from the last 24 hours, or with the public password',
    output: SampleStatus,
    status: 200,
  }),
}
