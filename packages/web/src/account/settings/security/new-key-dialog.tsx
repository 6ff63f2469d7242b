import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { apiKeyDays, apiKeys } from '@quarterdeck/contract/account/security'
import type { Permission } from '@quarterdeck/contract/kit/permission'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { unlessCanceled } from '../../../kit/lib/api/auth-events.ts'
import { call } from '../../../kit/lib/api/client.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../../kit/lib/session.ts'
import dialog from '../../../kit/ui/dialog.module.css'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { ProblemText } from '../../../kit/ui/form/problem-text.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { ModalFrame } from '../../../kit/ui/modal-frame.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { useSubmit } from '../../../kit/ui/use-submit.ts'
import { CopyField } from '../copy-field.tsx'
import { settingsMessages } from '../messages/index.ts'
import classes from './security.module.css'

interface Props {
  readonly onMade: (secret: string) => void
  readonly onClose: () => void
}

const maxName = 60
const endless = ''

/** Name, lifetime and permissions of a new key. */
const NewKeyForm = ({ onMade, onClose }: Props) => {
  const { keys: m } = useMessages(settingsMessages).security
  const common = useMessages(commonMessages)
  const { number } = useFormats()
  const { permissions } = useMe()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [days, setDays] = useState('90')
  const [scope, setScope] = useState<string[]>([])
  const { send, busy, wrong, problem } = useSubmit()
  const groups = Map.groupBy(permissions, (permission) => permission.split(':')[0] ?? '')

  const make = async () => {
    const chosen = apiKeyDays.find((each) => String(each) === days) ?? null
    const body = { name, days: chosen, scope: scope as Permission[] }
    const made = await unlessCanceled(() => call(apiKeys.create, { body }))
    if (!made) return
    onMade(made.data.secret)
    await Promise.all(['api-keys', 'security'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || name.trim() === '' || scope.length === 0) return
    await send(make)
  }
  return (
    <form className={shared.stack16} onSubmit={(event) => void submit(event)}>
      <div className={classes.pair}>
        <TextInput
          label={m.name}
          error={wrong('name')}
          placeholder={m.nameHint}
          data-autofocus
          maxLength={maxName}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <Select
          label={m.expiry}
          error={wrong('days')}
          allowDeselect={false}
          value={days}
          onChange={(value) => setDays(value ?? endless)}
          data={[
            ...apiKeyDays.map((count) => ({ value: String(count), label: m.days(number(count)) })),
            { value: endless, label: m.endless },
          ]}
        />
      </div>
      <Checkbox.Group
        label={m.scope}
        description={m.scopeHint}
        error={wrong('scope')}
        value={scope}
        onChange={setScope}
      >
        <div className={classes.groups}>
          {[...groups].map(([group, some]) => (
            <div key={group} className={classes.group}>
              {some.map((permission) => (
                <Checkbox
                  key={permission}
                  value={permission}
                  label={permission}
                  classNames={{ label: classes.code ?? '' }}
                />
              ))}
            </div>
          ))}
        </div>
      </Checkbox.Group>
      <ProblemText text={problem('name', 'days', 'scope')} />
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose}>
          {common.actions.cancel}
        </Button>
        <Button type="submit" loading={busy} disabled={name.trim() === '' || scope.length === 0}>
          {m.create}
        </Button>
      </div>
    </form>
  )
}

/** Makes a key, and shows its secret once. */
export const NewKeyDialog = ({ onClose }: { onClose: () => void }) => {
  const { keys: m } = useMessages(settingsMessages).security
  const [secret, setSecret] = useState<string>()
  if (secret === undefined) {
    return (
      <ModalFrame opened title={m.add} size="lg" onClose={onClose}>
        <NewKeyForm onMade={setSecret} onClose={onClose} />
      </ModalFrame>
    )
  }
  return (
    <Dialog opened title={m.made} text={m.once} onClose={onClose} actions={<Button onClick={onClose}>{m.done}</Button>}>
      <CopyField label={m.secret} value={secret} />
    </Dialog>
  )
}
