import { Button, Checkbox } from '@mantine/core'
import { type TwoFactorPolicy, twoFactor } from '@quarterdeck/contract/account/security'
import { type AccessRole, accessRoles } from '@quarterdeck/contract/kit/permission'
import { type FormEvent, useState } from 'react'
import { unlessCanceled } from '../../../kit/lib/api/auth-events.ts'
import { call } from '../../../kit/lib/api/client.ts'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { toLocalDate } from '../../../kit/lib/i18n/zone.ts'
import { DayInput } from '../../../kit/ui/form/day-input.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { toast } from '../../../kit/ui/toast.ts'
import { useAction } from '../../../kit/ui/use-action.ts'
import { settingsMessages } from '../messages/index.ts'
import { QueryContent, RowsSkeleton } from '../parts.tsx'
import classes from './two-factor.module.css'

const today = () => {
  const now = toLocalDate(new Date())
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

const PolicyForm = ({ policy }: { policy: TwoFactorPolicy | null }) => {
  const { policy: m } = useMessages(settingsMessages).twoFactor
  const { act, isBusy } = useAction('two-factor')
  const [roles, setRoles] = useState<string[]>([...(policy?.roles ?? [])])
  const [from, setFrom] = useState(policy?.from ?? today())
  const save = async () => {
    const body = { roles: roles as AccessRole[], from }
    if (await unlessCanceled(() => call(twoFactor.demand, { body }))) toast.success(m.saved)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (from !== '') act(save)
  }
  return (
    <form className={shared.stack16} onSubmit={submit}>
      <Checkbox.Group label={m.roles} value={roles} onChange={setRoles}>
        <div className={classes.roles}>
          {accessRoles.map((role) => (
            <Checkbox key={role} value={role} label={m.names[role]} />
          ))}
        </div>
      </Checkbox.Group>
      <DayInput
        className={classes.day ?? ''}
        label={m.from}
        description={m.fromHint}
        required
        withAsterisk={false}
        value={from}
        onDay={setFrom}
      />
      <Button type="submit" loading={isBusy} className={shared.start ?? ''}>
        {m.save}
      </Button>
    </form>
  )
}

/** Access roles that require a second factor, and from when. */
export const TwoFactorPolicyForm = () => (
  <QueryContent query={reading(twoFactor.policy)} waiting={<RowsSkeleton count={1} />}>
    {(policy) => <PolicyForm policy={policy} />}
  </QueryContent>
)
