import { type User, userKind } from '@quarterdeck/contract/people/users'
import { Link } from '@tanstack/react-router'
import { usePermission } from '../../kit/lib/session.ts'
import { useColumns } from '../../kit/records/index.ts'
import { Avatar } from '../../kit/ui/avatar.tsx'
import type { Field } from '../../kit/ui/data-table/field.ts'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { useUserHistory } from './described.ts'
import classes from './person.module.css'

/** Shows the avatar, and the name as a link to the record, in any script and text direction. */
const Person = ({ user }: { user: User }) => (
  <div className={classes.person}>
    <Avatar name={user.name} image={user.image} />
    <Link to="/users/$id" params={{ id: String(user.id) }} className={classes.name}>
      <bdi>{user.name}</bdi>
    </Link>
  </div>
)

const PersonSkeleton = () => (
  <div className={classes.person}>
    <Skeleton width={28} height={28} round />
    <Skeleton width={128} />
  </div>
)

/** Fields without a column in the list. */
const unlisted: readonly (keyof User & string)[] = ['image', 'bio', 'vatId']

/** Returns the columns of the user list. A new field is added here. */
export const useUserFields = (): readonly Field<User>[] => {
  const mayGrant = usePermission('users:access')
  return useColumns<User>(userKind, useUserHistory(), unlisted, {
    name: {
      cell: (user) => <Person user={user} />,
      width: 212,
      minWidth: 184,
      grow: 3,
      skeleton: <PersonSkeleton />,
      card: 'title',
    },
    email: {
      cell: ({ email }) => <span className={shared.muted}>{email}</span>,
      width: 264,
      minWidth: 240,
      grow: 2,
      skeleton: 176,
      card: 'detail',
    },
    phone: {
      sortable: false,
      priority: 4,
      card: 'hidden',
    },
    role: { priority: 1, skeleton: 104, card: 'detail' },
    status: { card: 'badge' },
    address: { priority: 3, card: 'detail' },
    createdAt: { priority: 2, card: 'hidden' },
    accessRole: { editable: mayGrant, optional: true, skeleton: 80, card: 'hidden' },
  })
}
