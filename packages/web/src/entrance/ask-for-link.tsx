import { Button, TextInput } from '@mantine/core'
import { passwordReset } from '@quarterdeck/contract/password-reset'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { call } from '../lib/api/client.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { FormProblem } from '../ui/form-problem.tsx'
import { useSending } from '../ui/use-sending.ts'
import classes from './entrance.module.css'
import { entranceMessages } from './messages/index.ts'

interface Props {
  readonly sent: boolean
  readonly onSent: (isSent: boolean) => void
}

export const AskForLink = ({ sent, onSent }: Props) => {
  const { forgetPassword: m, toSignIn } = useMessages(entranceMessages)
  const [email, setEmail] = useState('')
  const { send, busy, wrong, problem } = useSending()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      await call(passwordReset.request, { body: { email } })
      onSent(true)
    })
  }
  if (sent) {
    return (
      <div className={classes.panel}>
        <p role="status">{m.sentText(email)}</p>
        <Button variant="default" onClick={() => onSent(false)}>
          {m.again}
        </Button>
        <Link to="/login">{toSignIn}</Link>
      </div>
    )
  }
  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p>{m.text}</p>
        <FormProblem>{problem('email')}</FormProblem>
        <TextInput
          type="email"
          name="email"
          label={m.email}
          autoComplete="username"
          autoFocus
          required
          value={email}
          error={wrong('email')}
          onChange={({ currentTarget }) => setEmail(currentTarget.value.trim())}
        />
        <Button type="submit" loading={busy} fullWidth>
          {m.submit}
        </Button>
      </form>
      <p className={classes.foot}>
        <Link to="/login">{toSignIn}</Link>
      </p>
    </>
  )
}
