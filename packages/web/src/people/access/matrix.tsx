import { type AccessRole, accessRoles, may, type Permission, permissions } from '@quarterdeck/contract/kit/permission'
import type { Words } from '@quarterdeck/contract/kit/words/index'
import { userList, users } from '@quarterdeck/contract/people/users'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useQuery } from '@tanstack/react-query'
import { counting } from '../../kit/lib/api/queries.ts'
import { sharedMessages } from '../../kit/lib/i18n/shared-words.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../kit/lib/session.ts'
import { peopleMessages } from '../messages/index.ts'
import classes from './access.module.css'

const counts = counting(users.facets, userList, { where: [] })

const groups = [...Map.groupBy(permissions, (permission) => permission.split(':')[0] ?? '')]

const Role = ({ role }: { role: AccessRole }) => {
  const m = useMessages(peopleMessages).access
  const { roles } = useMessages(sharedMessages)
  const { data } = useQuery(counts)
  return (
    <th scope="col" data-own={useMe().accessRole === role || undefined}>
      {roles[role]}
      <span className={classes.count}>{data ? m.people(data.counts.accessRole?.[role] ?? 0) : '\u00a0'}</span>
    </th>
  )
}

const PermissionRow = ({ permission }: { permission: Permission }) => {
  const m = useMessages(peopleMessages).access
  const { actions } = useMessages(sharedMessages)
  const own = useMe().accessRole
  const action = actions[permission.split(':')[1] as keyof Words['actions']]
  return (
    <tr>
      <th scope="row">{action}</th>
      {accessRoles.map((role) => (
        <td key={role} data-own={own === role || undefined}>
          {may(role, permission) ? (
            <IconCheck size={18} stroke={2} role="img" aria-label={m.yes} />
          ) : (
            <span className={classes.no} role="img" aria-label={m.no} />
          )}
        </td>
      ))}
    </tr>
  )
}

/** Read from the contract, which the server enforces. */
export const Matrix = () => {
  const m = useMessages(peopleMessages).access
  const { resources } = useMessages(sharedMessages)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard.
    <section className={classes.frame} aria-label={m.title} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{m.permission}</th>
            {accessRoles.map((role) => (
              <Role key={role} role={role} />
            ))}
          </tr>
        </thead>
        {groups.map(([resource, some]) => (
          <tbody key={resource}>
            <tr className={classes.group}>
              <th scope="rowgroup" colSpan={accessRoles.length + 1}>
                <span>{resources[resource as keyof Words['resources']]}</span>
              </th>
            </tr>
            {some.map((permission) => (
              <PermissionRow key={permission} permission={permission} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
