import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

export const Found = z.object({
  users: z.array(z.object({ id, name: z.string(), email: z.string(), image: z.string() })),
})
export type Found = z.output<typeof Found>

export const search = {
  all: endpoint({
    method: 'GET',
    path: '/search',
    needs: 'session',
    summary: 'The best matches of each kind that one may read, forgiving typing errors',
    query: z.object({ q: z.string().trim().min(1).max(100) }),
    output: Found,
  }),
  /** What was opened lately is kept as ids in the browser: names are asked for, so that they are never stale. */
  records: endpoint({
    method: 'GET',
    path: '/search/records',
    needs: 'session',
    summary: 'Records of these ids, in that order: what is gone, or what one may not read, is left out',
    query: z.object({ users: z.string().regex(/^\d{1,9}(,\d{1,9}){0,19}$/) }),
    output: Found,
  }),
}
