import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type AccessRole, accessRoles } from '@quarterdeck/contract/kit/permission'
import { invitations } from '@quarterdeck/contract/people/invitations'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { currentLocale, type Locale, localeNames, locales } from '../../kit/lib/i18n/locale.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../kit/lib/session.ts'
import { FormProblem } from '../../kit/ui/form-problem.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { useSubmit } from '../../kit/ui/use-submit.ts'
import { peopleMessages } from '../messages/index.ts'
import classes from './invitations.module.css'

const blank = (): { email: string; accessRole: AccessRole; locale: Locale } => ({
  email: '',
  accessRole: 'viewer',
  locale: currentLocale(),
})

export const InviteForm = () => {
  const m = useMessages(peopleMessages).invitations
  const me = useMe()
  const queries = useQueryClient()
  const { send, busy, wrong, problem } = useSubmit()
  const [draft, setDraft] = useState(blank)
  const change = (some: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...some }))
  const roles = accessRoles.filter((role) => role !== 'owner' || me.accessRole === 'owner')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      await call(invitations.create, { body: draft })
      void queries.invalidateQueries({ queryKey: ['invitations'] })
      toast.success(m.invited(draft.email))
      // Another address may be there by now.
      setDraft((known) => (known.email === draft.email ? { ...known, email: '' } : known))
    })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        type="email"
        label={m.email}
        autoComplete="off"
        data-autofocus
        value={draft.email}
        error={wrong('email')}
        onChange={({ currentTarget }) => change({ email: currentTarget.value.trim() })}
      />
      <NativeSelect
        label={m.role}
        value={draft.accessRole}
        error={wrong('accessRole')}
        data={roles.map((value) => ({ value, label: m.roles[value] }))}
        onChange={({ currentTarget }) => change({ accessRole: currentTarget.value as AccessRole })}
      />
      <NativeSelect
        label={m.language}
        value={draft.locale}
        error={wrong('locale')}
        data={locales.map((value) => ({ value, label: localeNames[value] }))}
        onChange={({ currentTarget }) => change({ locale: currentTarget.value as Locale })}
      />
      <Button type="submit" loading={busy}>
        {m.submit}
      </Button>
      <FormProblem>{problem('email', 'accessRole', 'locale')}</FormProblem>
    </form>
  )
}
