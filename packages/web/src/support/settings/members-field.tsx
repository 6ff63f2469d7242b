import { Checkbox, TextInput } from '@mantine/core'
import { fold } from '@quarterdeck/contract/kit/fold'
import { accessRoles, may } from '@quarterdeck/contract/kit/permission'
import { userList, users } from '@quarterdeck/contract/people/users'
import { maxMembers } from '@quarterdeck/contract/support/settings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listing } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { supportSettingsMessages } from './messages/index.ts'
import classes from './settings.module.css'

const agentRoles = accessRoles.filter((role) => may(role, 'tickets:write'))

/** Query of users who can sign in and answer tickets. */
const agents = listing(users.list, userList, {
  page: 1,
  perPage: 200,
  sort: [{ field: 'name', desc: false }],
  where: [
    { field: 'status', op: 'in', values: ['Active'] },
    { field: 'accessRole', op: 'in', values: agentRoles },
  ],
})

interface Props {
  readonly members: readonly number[]
  readonly onChange: (members: number[]) => void
}

/** Number of people above which a search field is shown. */
const few = 8

/** Selects the members of a team among users who may answer tickets. */
export const MembersField = ({ members, onChange }: Props) => {
  const { dialog: m } = useMessages(supportSettingsMessages).teams
  const { data } = useQuery(agents)
  const [sought, setSought] = useState('')
  const people = data?.rows ?? []
  const found = people.filter(({ name }) => fold(name).includes(fold(sought.trim())))
  return (
    <fieldset className={classes.members}>
      <legend>{m.members}</legend>
      {people.length > few && (
        <TextInput
          type="search"
          aria-label={m.find}
          placeholder={m.find}
          value={sought}
          onChange={({ currentTarget: { value } }) => setSought(value)}
        />
      )}
      {!data && <Skeleton width="100%" height={120} />}
      {data && found.length === 0 && <p className={classes.closed}>{m.nobody}</p>}
      <div className={classes.people}>
        {found.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={members.includes(id)}
            disabled={!members.includes(id) && members.length >= maxMembers}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...members, id] : members.filter((each) => each !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
