import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { id, multilineText, timestamp } from '../kit/fields.ts'
import { accessRoles, permissions } from '../kit/permission.ts'

export const accessStates = ['waiting', 'granted', 'declined'] as const

/** Request of a user for a permission that their access role lacks. */
export const AccessRequest = z.object({
  id,
  permission: z.enum(permissions),
  reason: z.string(),
  state: z.enum(accessStates),
  person: z.object({ id, name: z.string(), image: z.string(), accessRole: z.enum(accessRoles) }),
  createdAt: timestamp,
})
export type AccessRequest = z.output<typeof AccessRequest>

export const access = {
  ask: endpoint({
    method: 'POST',
    path: '/access/requests',
    needs: 'session',
    summary: 'Request a permission from users who can grant it; 409 if you have it or have requested it already',
    body: z.object({ permission: z.enum(permissions), reason: multilineText(500).default('') }),
    output: z.object({ request: AccessRequest }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/access/requests/mine',
    needs: 'session',
    summary: 'List your pending permission requests',
    output: z.array(AccessRequest),
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/access/requests',
    needs: 'users:access',
    summary: 'List pending permission requests of all users',
    output: z.array(AccessRequest),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/access/requests/answer',
    needs: 'users:access',
    summary: 'Answer a permission request by granting an access role that includes it, or decline',
    body: z.object({ id, accessRole: z.enum(accessRoles).nullable(), reason: multilineText(500).default('') }),
    output: z.object({ request: AccessRequest }),
    status: 200,
  }),
}
