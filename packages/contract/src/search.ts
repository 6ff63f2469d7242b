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
}
