import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { RecordFacts } from '../../kit/records/index.ts'
import { useUserHistory } from './described.ts'
import { useUserFields } from './fields.tsx'
import { userRecord } from './record-query.ts'

export const UserDetails = ({ id }: { id: string }) => {
  const { data: user } = useSuspenseQuery(userRecord(id))
  return (
    <RecordFacts
      row={user}
      fields={useUserFields()}
      history={useUserHistory()}
      elsewhere={['name']}
      first={['status', 'role', 'email', 'phone', 'address', 'accessRole', 'createdAt']}
    />
  )
}

export const UserName = ({ id }: { id: string }) => {
  const { data: user } = useQuery(userRecord(id))
  return <bdi>{user?.name ?? `#${id}`}</bdi>
}
