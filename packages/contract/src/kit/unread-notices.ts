import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** An endpoint of its own, since every page shows the count and few open the list. */
export const unreadNotices = endpoint({
  method: 'GET',
  path: '/notices/unread',
  needs: 'notices:read',
  summary: 'Get the number of your unread notices',
  output: z.object({ unread: z.int() }),
})
