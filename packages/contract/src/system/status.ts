import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'

/** Notice shown while the product is in maintenance. */
export const Maintenance = z.object({
  /** Expected end; null if unknown, for example during a database migration. */
  until: z.iso.datetime().nullable(),
  /** The operator's message; empty for none. */
  message: z.string(),
})
export type Maintenance = z.output<typeof Maintenance>

export const longestMaintenanceMessage = 500

export const status = {
  read: endpoint({
    method: 'GET',
    path: '/status',
    needs: 'anyone',
    openDuring: ['maintenance'],
    summary: 'Get whether the product is available or in maintenance; also works during maintenance',
    output: z.object({ maintenance: Maintenance.nullable() }),
  }),
}
export type Status = z.output<(typeof status)['read']['output']>
