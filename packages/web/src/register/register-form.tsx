import { Button, TextInput } from '@mantine/core'
import type { OutputOf } from '@quarterdeck/contract/endpoint'
import type { invitations } from '@quarterdeck/contract/invitations'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { currentLocale } from '../lib/i18n/locale.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import classes from '../ui/entrance/entrance.module.css'
import { NewPassword } from '../ui/entrance/new-password.tsx'
import { FormProblem } from '../ui/form-problem.tsx'
import { registerMessages } from './messages/index.ts'
import { useRegister } from './use-register.ts'

interface Props {
  readonly token?: string
  readonly invitation?: OutputOf<(typeof invitations)['look']>
}

export const RegisterForm = ({ token, invitation }: Props) => {
  const m = useMessages(registerMessages)
  const { register, busy, wrong, problem } = useRegister(token)
  const [draft, setDraft] = useState({ name: '', email: invitation?.email ?? '', password: '' })
  const form = useRef<HTMLFormElement>(null)
  const change = (some: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...some }))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await register({ ...draft, locale: currentLocale() })
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
  }
  return (
    <>
      <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <p>{invitation ? m.invited(invitation.inviter, m.roles[invitation.accessRole]) : m.intro}</p>
        <FormProblem>{problem}</FormProblem>
        <TextInput
          name="name"
          label={m.name}
          autoComplete="name"
          autoFocus
          required
          value={draft.name}
          error={wrong('name')}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextInput
          type="email"
          name="email"
          label={m.email}
          autoComplete="username"
          required
          readOnly={invitation !== undefined}
          value={draft.email}
          error={wrong('email')}
          onChange={({ currentTarget }) => change({ email: currentTarget.value.trim() })}
        />
        <NewPassword
          name="password"
          label={m.password}
          value={draft.password}
          error={wrong('password')}
          onChange={(password) => change({ password })}
        />
        <Button type="submit" loading={busy} fullWidth>
          {invitation ? m.accept : m.submit}
        </Button>
      </form>
      <p className={classes.foot}>
        {m.known} <Link to="/login">{m.signIn}</Link>
      </p>
    </>
  )
}
