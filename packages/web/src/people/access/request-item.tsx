import { Button, Select } from '@mantine/core'
import { type AccessRole, accessRoles, may } from '@quarterdeck/contract/kit/permission'
import { permissionInWords } from '@quarterdeck/contract/kit/words/index'
import { type AccessRequest, access } from '@quarterdeck/contract/people/access'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { sharedMessages } from '../../kit/lib/i18n/shared-words.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../kit/lib/session.ts'
import { Avatar } from '../../kit/ui/avatar.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { reportProblem } from '../../kit/ui/report-problem.ts'
import shared from '../../kit/ui/styles/shared.module.css'
import { toast } from '../../kit/ui/toast.ts'
import { peopleMessages } from '../messages/index.ts'
import classes from './access.module.css'

/** Returns the access roles that have the permission and that the user may grant, fewest permissions first. */
const rolesWith = ({ permission }: AccessRequest, own: AccessRole) =>
  accessRoles.filter((role) => may(role, permission) && (role !== 'owner' || own === 'owner')).toReversed()

const useAnswer = ({ id, person: { name } }: AccessRequest) => {
  const m = useMessages(peopleMessages).access
  const { roles } = useMessages(sharedMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (accessRole: AccessRole | null) => call(access.answer, { body: { id, accessRole } }),
    onSuccess: (_, role) => void toast.success(role ? m.granted(name, roles[role]) : m.declined(name)),
    onError: (error) => reportProblem(common, error),
    onSettled: () =>
      Promise.all(['access', 'users'].map((entity) => queries.invalidateQueries({ queryKey: [entity] }))),
  })
}

export const RequestItem = ({ request }: { request: AccessRequest }) => {
  const m = useMessages(peopleMessages).access
  const words = useMessages(sharedMessages)
  const { ago } = useFormats()
  const { person, permission, reason, createdAt } = request
  const choices = rolesWith(request, useMe().accessRole)
  const [role, setRole] = useState<AccessRole | null>(choices[0] ?? null)
  const { mutate, isPending } = useAnswer(request)
  return (
    <li className={classes.item}>
      <Avatar name={person.name} image={person.image} size={32} />
      <div className={classes.what}>
        <p>
          <strong>{person.name}</strong> {m.asks(permissionInWords(words, permission))}
        </p>
        {reason && <p className={classes.reason}>{reason}</p>}
        <p className={shared.hint}>
          {words.roles[person.accessRole]} · <time dateTime={createdAt}>{ago(createdAt, Date.now())}</time>
        </p>
      </div>
      <div className={classes.actions}>
        <Select
          className={classes.role ?? ''}
          aria-label={m.role(person.name)}
          data={choices.map((value) => ({ value, label: words.roles[value] }))}
          value={role}
          allowDeselect={false}
          onChange={(next) => setRole(next as AccessRole)}
        />
        <Button disabled={!role} loading={isPending} onClick={() => mutate(role)}>
          {m.grant}
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => mutate(null)}>
          {m.decline}
        </Button>
      </div>
    </li>
  )
}
