import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { accessRoles, permissions } from './permission.ts'

/** Who is signed in and what they may do. */
export const Me = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  image: z.string(),
  accessRole: z.enum(accessRoles),
  permissions: z.array(z.enum(permissions)),
})
export type Me = z.output<typeof Me>

export const me = {
  read: endpoint({ method: 'GET', path: '/me', needs: 'session', summary: 'Who is signed in', output: Me }),
}

export const session = {
  read: endpoint({
    method: 'GET',
    path: '/session',
    needs: 'anyone',
    summary: 'Who is signed in, or null where nobody is',
    output: Me.nullable(),
  }),
}
