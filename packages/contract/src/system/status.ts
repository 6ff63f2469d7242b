import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'

/** What people are told while the product is closed to them. */
export const Maintenance = z.object({
  /** When it ends by itself; null where that is not known, as while the database is being prepared. */
  until: z.iso.datetime().nullable(),
  /** The operator's own words; empty where there are none. */
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
    summary: 'Whether the product is open or under maintenance; answered during maintenance too',
    output: z.object({ maintenance: Maintenance.nullable() }),
  }),
}
export type Status = z.output<(typeof status)['read']['output']>
