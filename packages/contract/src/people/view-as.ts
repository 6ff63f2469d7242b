import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { id, requiredMultilineText, timestamp } from '../kit/fields.ts'

/** Duration of viewing the product as another user, in minutes. */
export const viewMinutes = 30

export const viewAs = {
  start: endpoint({
    method: 'POST',
    path: '/view-as',
    needs: 'users:impersonate',
    summary:
      'View the product as another user for 30 minutes, read-only; recorded in the journal, and the user is notified',
    body: z.object({ id, reason: requiredMultilineText(500) }),
    output: z.object({ until: timestamp }),
    status: 200,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/view-as/stop',
    needs: 'session',
    openDuring: ['viewing-as'],
    summary: 'Stop viewing the product as another user',
    output: z.object({ stopped: z.boolean() }),
    status: 200,
  }),
}
