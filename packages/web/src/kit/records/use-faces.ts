import { type User, userList, users } from '@quarterdeck/contract/people/users'
import { useQuery } from '@tanstack/react-query'
import { listing } from '../lib/api/queries.ts'
import { usePermission } from '../lib/session.ts'

type Face = Pick<User, 'id' | 'name' | 'image'>

const facesOf = (ids: readonly number[]) =>
  listing(users.list, userList, {
    sort: [],
    where: [{ field: 'ids', op: 'in', values: [...new Set(ids)].sort((a, b) => a - b) }],
    fields: ['id', 'name', 'image'],
  })

/** Names and pictures of people by their ids; without those who are gone. */
export const useFaces = (ids: readonly number[]): ReadonlyMap<number, Face> => {
  const mayRead = usePermission('users:read')
  const { data } = useQuery({ ...facesOf(ids), enabled: mayRead && ids.length > 0 })
  return new Map(data?.rows.map((face) => [face.id, face]))
}
