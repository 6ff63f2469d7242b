import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { Listed } from './entities.ts'

/** Filters for records that need attention, by list: field and value. */
export const waiting = {
  users: ['status', 'Pending'],
  orders: ['status', 'New'],
  invoices: ['state', 'overdue'],
  tickets: ['state', 'open'],
} as const satisfies { readonly [Name in Listed]?: readonly [field: string, value: string] }

export type Waiting = keyof typeof waiting
export const waitingNames = Object.keys(waiting) as [Waiting, ...Waiting[]]

export const waitingRecords = endpoint({
  method: 'GET',
  path: '/waiting',
  needs: 'session',
  summary:
    'Get the number of records that need attention, by list: users to approve, new orders, overdue invoices, open tickets. Lists without read permission are left out',
  output: z.partialRecord(z.enum(waitingNames), z.int()),
})
