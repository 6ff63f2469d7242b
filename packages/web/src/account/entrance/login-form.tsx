import { Button, PasswordInput, TextInput } from '@mantine/core'
import type { SampleAccount } from '@quarterdeck/contract/account/setup'
import { Link } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { FormProblem } from '../../kit/ui/form-problem.tsx'
import classes from './entrance.module.css'
import { LabeledCheckbox } from './labeled-checkbox.tsx'
import { entranceMessages } from './messages/index.ts'
import { useCapsLock } from './use-caps-lock.ts'
import { useOffer } from './use-offer.ts'
import { type Refusal, useRefusal } from './use-refusal.ts'
import { type Account, useSignIn } from './use-sign-in.ts'

/** Accounts of a sample installation, to sign in by one click. */
const SampleAccounts = ({ busy, onChoose }: { busy: boolean; onChoose: (account: SampleAccount) => void }) => {
  const { sample: m } = useMessages(entranceMessages).login
  const { accounts } = useOffer()
  if (accounts.length === 0) return null
  return (
    <section className={classes.samples} aria-labelledby="samples">
      <h2 id="samples">{m.title}</h2>
      <p className={classes.text}>{m.text}</p>
      <ul className={classes.list}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className={classes.account}
              disabled={busy}
              title={m.use(m.roles[account.accessRole])}
              onClick={() => onChoose(account)}
            >
              <span className={classes.role}>{m.roles[account.accessRole]}</span>
              <span className={classes.email}>{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

// None of this is needed by most people, or not at first.
const SecondStep = lazy(async () => ({ default: (await import('./second-factor-form.tsx')).SecondFactorForm }))
const PasskeyButton = lazy(async () => ({ default: (await import('./passkey-button.tsx')).PasskeyButton }))

/** Why one was not let in, how long to wait, and what can be done about it. */
const SignInProblem = ({ refusal: { text, seconds, ticket } }: { refusal: Refusal }) => {
  const { login: m } = useMessages(entranceMessages)
  if (!text) return null
  return (
    <div>
      <FormProblem>{text}</FormProblem>
      {seconds > 0 && (
        <p className={classes.next}>
          <span data-figures>{m.wait(seconds)}</span> <Link to="/forget-password">{m.resetInstead}</Link>
        </p>
      )}
      {ticket && (
        <p className={classes.next}>
          <Link to="/verification" hash={String(new URLSearchParams({ ticket }))}>
            {m.confirmNow}
          </Link>
        </p>
      )}
    </div>
  )
}

const nobody = { email: '', password: '', rememberMe: true }

export const LoginForm = () => {
  const { login: m, showPassword, capsLock: capsLockIsOn } = useMessages(entranceMessages)
  const { enter, attempt, arrive, busy, failure, asksCode, startOver } = useSignIn()
  const [account, setAccount] = useState(nobody)
  const [checked, setChecked] = useState(false)
  const [isHere, setIsHere] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const capsLock = useCapsLock()
  const refusal = useRefusal(failure)
  useEffect(() => setIsHere(true), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (refusal.seconds > 0) return
    if (account.email && account.password) void enter(account)
    else form.current?.querySelector<HTMLInputElement>(account.email ? '[type=password]' : '[type=email]')?.focus()
  }
  const choose = ({ email, password }: Account) => {
    setAccount((known) => ({ ...known, email, password }))
    void enter({ email, password })
  }
  if (asksCode) {
    return (
      <Suspense>
        <SecondStep onDone={arrive} onStartOver={startOver} />
      </Suspense>
    )
  }
  return (
    <>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <SignInProblem refusal={refusal} />
        <TextInput
          type="email"
          name="email"
          label={m.email}
          autoComplete="username webauthn"
          autoFocus
          value={account.email}
          error={checked && !account.email ? m.missingEmail : undefined}
          onChange={({ currentTarget: { value } }) => setAccount((known) => ({ ...known, email: value.trim() }))}
        />
        <PasswordInput
          {...capsLock.listeners}
          name="password"
          label={m.password}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': showPassword }}
          description={capsLock.isOn ? capsLockIsOn : undefined}
          value={account.password}
          error={checked && !account.password ? m.missingPassword : undefined}
          onChange={({ currentTarget: { value } }) => setAccount((known) => ({ ...known, password: value }))}
        />
        <div className={classes.between}>
          <LabeledCheckbox
            label={m.remember}
            checked={account.rememberMe}
            onChange={(rememberMe) => setAccount((known) => ({ ...known, rememberMe }))}
          />
          <Link to="/forget-password">{m.forgot}</Link>
        </div>
        <Button type="submit" loading={busy} disabled={refusal.seconds > 0} fullWidth>
          {m.submit}
        </Button>
      </form>
      <p className={classes.foot}>
        {m.noAccount} <Link to="/register">{m.register}</Link>
      </p>
      <SampleAccounts busy={busy} onChoose={choose} />
      {/* At the end, so that nothing moves when it comes. */}
      {isHere && (
        <Suspense>
          <PasskeyButton busy={busy} attempt={attempt} />
        </Suspense>
      )}
    </>
  )
}
