import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { bulkable } from '../kit/entities.ts'
import { timestamp } from '../kit/fields.ts'
import type { ListSpec } from '../kit/list.ts'

/** Days for which a deleted record can be restored. */
export const binDays = 30

/** A record in the bin. */
export const Binned = z.object({
  id: z.string(),
  title: z.string(),
  deletedAt: timestamp,
  /** The time of its permanent removal. */
  expiresAt: timestamp,
  /** The user who deleted it; null for the system. */
  actor: z.object({ id: z.int(), name: z.string() }).nullable(),
  reason: z.string().nullable(),
})
export type Binned = z.output<typeof Binned>

export const binList = {
  filters: { deletedAt: { kind: 'date' } },
  sort: ['deletedAt'],
  defaultSort: '-deletedAt',
  search: true,
} as const satisfies ListSpec

export const bin = {
  list: endpoint({
    method: 'GET',
    path: '/bin',
    needs: 'session',
    summary: 'List deleted records of an entity. Needs permission to delete them; restore with POST /jobs',
    list: binList,
    query: z.object({ entity: z.enum(bulkable) }),
    output: z.array(Binned),
  }),
}
