import { type User, userList, users } from '@quarterdeck/contract/people/users'
import { listSource } from '../../kit/lib/api/list-source.ts'

export const userSource = listSource(
  'users',
  users,
  userList,
  ({ name }: User) => name,
  ({ image }) => ({ face: image }),
)
