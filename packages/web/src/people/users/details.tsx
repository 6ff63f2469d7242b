import type { User } from '@quarterdeck/contract/people/users'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { countryNames } from '../../lib/countries.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import { RecordFacts, recordMessages } from '../../records/index.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useUserFields } from './fields.tsx'
import { userMessages } from './messages/index.ts'
import { userRecord } from './record-query.ts'
import { statusTones } from './status-tones.ts'

const UserFacts = ({ user }: { user: User }) => {
  const m = useMessages(userMessages)
  const { empty } = useMessages(recordMessages)
  const { date } = useFormats()
  const country = countryNames(useLocale())
  const email = <a href={`mailto:${user.email}`}>{user.email}</a>
  const badge = <StatusBadge tone={statusTones[user.status]}>{m.statuses[user.status]}</StatusBadge>
  return (
    <RecordFacts
      row={user}
      fields={useUserFields()}
      labels={m.fields}
      elsewhere={['name']}
      own={{
        status: badge,
        role: m.jobTitles[user.role],
        email,
        phone: user.phone || empty,
        address: user.address ? country(user.address) : empty,
        accessRole: m.accessRoles[user.accessRole],
        createdAt: date(user.createdAt),
      }}
    />
  )
}

/** One user to read. */
export const UserDetails = ({ id }: { id: string }) => {
  const { data: user } = useSuspenseQuery(userRecord(id))
  return <UserFacts user={user} />
}

export const UserName = ({ id }: { id: string }) => {
  const { data: user } = useQuery(userRecord(id))
  return <bdi>{user?.name ?? `#${id}`}</bdi>
}
