import { Button } from '@mantine/core'
import { passwordReset } from '@quarterdeck/contract/password-reset'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { call } from '../lib/api/client.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { FormProblem } from '../ui/form-problem.tsx'
import { useSending } from '../ui/use-sending.ts'
import classes from './entrance.module.css'
import { entranceMessages } from './messages/index.ts'
import { NewPassword } from './new-password.tsx'

interface Props {
  readonly token: string
  readonly saved: boolean
  readonly onSaved: () => void
  readonly onAskAgain: () => void
}

export const ChoosePassword = ({ token, saved, onSaved, onAskAgain }: Props) => {
  const { forgetPassword: m } = useMessages(entranceMessages)
  const [password, setPassword] = useState('')
  const { send, busy, wrong, problem } = useSending()
  const isGone = wrong('token') !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      await call(passwordReset.complete, { body: { token, password } })
      onSaved()
    })
  }
  if (saved) {
    return (
      <div className={classes.panel}>
        <p role="status">{m.savedText}</p>
        <Button renderRoot={(props) => <Link to="/login" {...props} />}>{m.signIn}</Button>
      </div>
    )
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <FormProblem>{isGone ? m.gone : problem('password')}</FormProblem>
      {isGone ? (
        <Button onClick={onAskAgain}>{m.another}</Button>
      ) : (
        <>
          <NewPassword
            name="password"
            label={m.newPassword}
            autoFocus
            value={password}
            error={wrong('password')}
            onChange={setPassword}
          />
          <Button type="submit" loading={busy} fullWidth>
            {m.save}
          </Button>
        </>
      )}
    </form>
  )
}
