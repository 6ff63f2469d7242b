import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const pictures = {
  avatar: endpoint({
    method: 'GET',
    path: '/pictures/avatar',
    needs: 'anyone',
    summary: 'A drawn face, the same for the same seed',
    query: z.object({ seed: z.string().min(1).max(100) }),
    output: z.string(),
    answers: 'image/svg+xml',
  }),
  product: endpoint({
    method: 'GET',
    path: '/pictures/product',
    needs: 'anyone',
    summary: 'A drawing of a product of the sample data',
    query: z.object({ name: z.string().min(1).max(60), tint: z.string().max(20).optional() }),
    output: z.string(),
    answers: 'image/svg+xml',
  }),
}

/** Where the drawn face of a seed is found. */
export const avatarUrl = (seed: string): string => `/api/pictures/avatar?seed=${encodeURIComponent(seed)}`
