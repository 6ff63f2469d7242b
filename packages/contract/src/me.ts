import { z } from 'zod'
import { entities } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { accessRoles, permissions } from './permission.ts'
import { Layout } from './views.ts'

/** How someone likes a list: it comes with who they are, so that no list waits for it. */
const ListOfMine = z.object({
  layout: Layout,
  /** What opens with the list. */
  defaultView: z.object({ id: z.int(), search: z.string() }).nullable(),
})

/** Who is signed in, what they may do, and the lists that they have arranged. */
export const Me = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  image: z.string(),
  accessRole: z.enum(accessRoles),
  permissions: z.array(z.enum(permissions)),
  lists: z.partialRecord(z.enum(entities), ListOfMine),
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
