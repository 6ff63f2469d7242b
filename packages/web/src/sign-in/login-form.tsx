import { Button, PasswordInput, TextInput } from '@mantine/core'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../lib/api/api-error.ts'
import { loadClient } from '../lib/api/auth.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { describeProblem } from '../ui/describe-problem.ts'
import { commonMessages } from '../ui/messages/index.ts'
import classes from './login-page.module.css'
import { signInMessages } from './messages/index.ts'
import { SampleAccounts } from './sample-accounts.tsx'
import { type Account, useSignIn } from './use-sign-in.ts'

const nobody: Account = { email: '', password: '' }

export const LoginForm = () => {
  const m = useMessages(signInMessages)
  const common = useMessages(commonMessages)
  const { enter, busy, error } = useSignIn()
  const [account, setAccount] = useState(nobody)
  const [checked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const refusal = (reason = '') => (reason in m.refused ? m.refused[reason as keyof typeof m.refused] : m.refused.other)
  const problem = () => {
    if (!error) return undefined
    if (error instanceof ApiError && error.code === 'unauthenticated') return m.wrong
    if (error instanceof ApiError && error.code === 'forbidden') return refusal(error.reason)
    return describeProblem(common, error).text
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (account.email && account.password) void enter(account)
    else form.current?.querySelector<HTMLInputElement>(account.email ? '[type=password]' : '[type=email]')?.focus()
  }
  const choose = (sample: Account) => {
    setAccount({ email: sample.email, password: sample.password })
    void enter(sample)
  }
  const message = problem()
  return (
    <>
      <form ref={form} className={classes.form} onSubmit={submit} onInput={() => void loadClient()} noValidate>
        {message && (
          <p className={classes.problem} role="alert">
            <IconAlertCircle size={18} aria-hidden />
            {message}
          </p>
        )}
        <TextInput
          type="email"
          name="email"
          label={m.email}
          autoComplete="username"
          autoFocus
          value={account.email}
          error={checked && !account.email ? m.missingEmail : undefined}
          onChange={({ currentTarget: { value } }) => setAccount((known) => ({ ...known, email: value.trim() }))}
        />
        <PasswordInput
          name="password"
          label={m.password}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': m.showPassword }}
          value={account.password}
          error={checked && !account.password ? m.missingPassword : undefined}
          onChange={({ currentTarget: { value } }) => setAccount((known) => ({ ...known, password: value }))}
        />
        <Button type="submit" loading={busy} fullWidth>
          {m.submit}
        </Button>
      </form>
      <SampleAccounts busy={busy} onChoose={choose} />
    </>
  )
}
