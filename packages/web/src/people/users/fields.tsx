import type { User } from '@quarterdeck/contract/people/users'
import { Link } from '@tanstack/react-router'
import { countryNames } from '../../lib/countries.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { fieldsOf } from '../../records/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { Field } from '../../ui/data-table/field.ts'
import { Day } from '../../ui/day.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import shared from '../../ui/styles/shared.module.css'
import { userMessages } from './messages/index.ts'
import classes from './person.module.css'
import { statusTones } from './status-tones.ts'

/** Who it is: face, and name as the link to the record. Names come in every script and direction. */
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

/** What is for the panel, or for a screen of its own. */
type Unlisted = 'image' | 'bio'

/** What a list shows of a user. A new field has its line here. */
export const useUserFields = (): readonly Field<User>[] => {
  const m = useMessages(userMessages)
  const mayWrite = useMay('users:write')
  const mayGrant = useMay('users:access')
  const country = countryNames(useLocale())
  return fieldsOf<User, Unlisted>(m.fields, {
    name: {
      cell: (user) => <Person user={user} />,
      sortable: true,
      editable: mayWrite,
      width: 212,
      minWidth: 184,
      grow: 3,
      skeleton: <PersonSkeleton />,
      card: 'title',
    },
    email: {
      cell: ({ email }) => <span className={shared.muted}>{email}</span>,
      sortable: true,
      width: 264,
      minWidth: 240,
      grow: 2,
      skeleton: <Skeleton width={176} />,
      card: 'detail',
    },
    phone: {
      cell: ({ phone }) => <span data-figures>{phone}</span>,
      editable: mayWrite,
      width: 156,
      minWidth: 150,
      priority: 4,
      skeleton: <Skeleton width={112} />,
      card: 'hidden',
    },
    role: {
      cell: ({ role }) => m.jobTitles[role],
      sortable: true,
      editable: mayWrite,
      words: Object.values(m.jobTitles),
      priority: 1,
      skeleton: <Skeleton width={104} />,
      card: 'detail',
    },
    status: {
      cell: ({ status }) => <StatusBadge tone={statusTones[status]}>{m.statuses[status]}</StatusBadge>,
      sortable: true,
      editable: mayWrite,
      words: Object.values(m.statuses),
      skeleton: <Skeleton width={72} height={20} />,
      card: 'badge',
    },
    address: {
      cell: ({ address }) => country(address),
      sortable: true,
      editable: mayWrite,
      width: 140,
      minWidth: 116,
      priority: 3,
      skeleton: <Skeleton width={88} />,
      card: 'detail',
    },
    createdAt: {
      cell: ({ createdAt }) => <Day at={createdAt} />,
      sortable: true,
      width: 118,
      minWidth: 116,
      priority: 2,
      skeleton: <Skeleton width={80} />,
      card: 'hidden',
    },
    accessRole: {
      cell: ({ accessRole }) => m.accessRoles[accessRole],
      editable: mayWrite && mayGrant,
      optional: true,
      words: Object.values(m.accessRoles),
      skeleton: <Skeleton width={80} />,
      card: 'hidden',
    },
  })
}
