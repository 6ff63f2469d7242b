import { Button, TextInput } from '@mantine/core'
import { type Registration, registration } from '@quarterdeck/contract/account/registration'
import type { OutputOf } from '@quarterdeck/contract/kit/endpoint'
import { invitations } from '@quarterdeck/contract/people/invitations'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { signIn } from '../../kit/lib/api/auth.ts'
import { call } from '../../kit/lib/api/client.ts'
import { currentLocale } from '../../kit/lib/i18n/locale.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { FormProblem } from '../../kit/ui/form-problem.tsx'
import { useSubmit } from '../../kit/ui/use-submit.ts'
import classes from './entrance.module.css'
import { entranceMessages } from './messages/index.ts'
import { NewPassword } from './new-password.tsx'
import { rememberCode } from './remembered-code.ts'

type Draft = z.input<typeof Registration>

/** Registers, or accepts an invitation and goes in. */
const useRegister = (token: string | undefined) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { send, busy, wrong, problem } = useSubmit()

  const accept = async ({ email, ...answer }: Draft, invite: string) => {
    await call(invitations.accept, { body: { ...answer, token: invite } })
    await signIn({ email, password: answer.password })
    queries.clear()
    await navigate({ to: '/dashboard', hash: '' })
  }
  const ask = async (draft: Draft) => {
    const { data } = await call(registration.create, { body: draft })
    rememberCode(data)
    await navigate({ to: '/verification', hash: String(new URLSearchParams({ ticket: data.ticket })) })
  }
  return {
    busy,
    wrong,
    problem: problem('name', 'email', 'password'),
    register: (draft: Draft) => send(() => (token ? accept(draft, token) : ask(draft))),
  }
}

interface Props {
  readonly token?: string
  readonly invitation?: OutputOf<(typeof invitations)['look']>
}

export const RegisterForm = ({ token, invitation }: Props) => {
  const { register: m } = useMessages(entranceMessages)
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
