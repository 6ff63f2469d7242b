import type { User } from '@quarterdeck/contract/people/users'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useQuery } from '@tanstack/react-query'
import { countryNames } from '../../../kit/lib/countries.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { RecordFacts } from '../../../kit/records/index.ts'
import { PhoneLink } from '../../../kit/ui/phone-link.tsx'
import { StatusBadge } from '../../../kit/ui/status-badge.tsx'
import { SocialLinks } from '../../social/index.ts'
import { useUserHistory } from '../described.ts'
import { useUserFields } from '../fields.tsx'
import { userMessages } from '../messages/index.ts'
import { statusTones } from '../status-tones.ts'
import { accountClosingQuery } from './account-closing-query.ts'
import classes from './profile.module.css'

/** Badge of a closed account, with the date of its deletion if there is one. */
const LeavingBadge = ({ id }: { id: number }) => {
  const { leaving: m } = useMessages(userMessages).profile
  const { date } = useFormats()
  const leaving = useQuery(accountClosingQuery(id)).data?.leaving
  if (!leaving) return null
  const { kind, reason, leftAt, until } = leaving
  const isOver = kind === 'deactivate' && Date.parse(until) <= Date.now()
  return (
    <div>
      <StatusBadge tone={kind === 'delete' ? 'red' : 'amber'}>{m[kind]}</StatusBadge>
      <span>{isOver ? m.overText(date(leftAt)) : m[`${kind}Text`](date(leftAt), date(until))}</span>
      {reason && <q>{reason}</q>}
    </div>
  )
}

const icon = { size: 15, stroke: 1.75, 'aria-hidden': true }

/** Fields shown above the details. */
const above = ['name', 'email', 'phone', 'role', 'status', 'address', 'createdAt', 'accessRole'] as const

/** Shows name, status and contact details of a person. */
export const About = ({ user }: { user: User }) => {
  const mayWrite = usePermission('users:write')
  const m = useMessages(userMessages)
  const { date, instant } = useFormats()
  const country = countryNames(useLocale())
  return (
    <div className={classes.about}>
      <div>
        <StatusBadge tone={statusTones[user.status]}>{m.statuses[user.status]}</StatusBadge>
        <span>{m.jobTitles[user.role]}</span>
        <span>{m.accessRoles[user.accessRole]}</span>
        <time dateTime={user.createdAt} title={instant(user.createdAt)}>
          {m.form.addedOn(date(user.createdAt))}
        </time>
      </div>
      {mayWrite && <LeavingBadge id={user.id} />}
      <div>
        <a href={`mailto:${user.email}`}>
          <IconMail {...icon} />
          {user.email}
        </a>
        {user.phone && (
          <PhoneLink phone={user.phone}>
            <IconPhone {...icon} />
          </PhoneLink>
        )}
        {user.address && (
          <span>
            <IconMapPin {...icon} />
            {country(user.address)}
          </span>
        )}
        <SocialLinks id={String(user.id)} />
      </div>
      {user.bio && <p className={classes.bio}>{user.bio}</p>}
      <RecordFacts row={user} fields={useUserFields()} history={useUserHistory()} elsewhere={above} />
    </div>
  )
}
