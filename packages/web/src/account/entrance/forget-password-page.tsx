import { Button, TextInput } from '@mantine/core'
import { passwordReset } from '@quarterdeck/contract/account/password-reset'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useHashParams } from '../../kit/lib/use-hash-params.ts'
import { FormProblem } from '../../kit/ui/form-problem.tsx'
import { useSubmit } from '../../kit/ui/use-submit.ts'
import classes from './entrance.module.css'
import { EntranceFrame } from './frame.tsx'
import { entranceMessages } from './messages/index.ts'
import { NewPassword } from './new-password.tsx'

interface AskForLinkProps {
  readonly sent: boolean
  readonly onSent: (isSent: boolean) => void
}

const AskForLink = ({ sent, onSent }: AskForLinkProps) => {
  const { forgetPassword: m, toSignIn } = useMessages(entranceMessages)
  const [email, setEmail] = useState('')
  const { send, busy, wrong, problem } = useSubmit()
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

interface Props {
  readonly token: string
  readonly saved: boolean
  readonly onSaved: () => void
  readonly onAskAgain: () => void
}

const ChoosePassword = ({ token, saved, onSaved, onAskAgain }: Props) => {
  const { forgetPassword: m } = useMessages(entranceMessages)
  const [password, setPassword] = useState('')
  const { send, busy, wrong, problem } = useSubmit()
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

type Stage = 'ask' | 'sent' | 'choose' | 'saved'

const Way = ({ token }: { token: string }) => {
  const { forgetPassword: m } = useMessages(entranceMessages)
  const [stage, setStage] = useState<Stage>(token ? 'choose' : 'ask')
  const headings = { ask: m.heading, sent: m.sent, choose: m.newHeading, saved: m.saved }
  return (
    <EntranceFrame title={m.title} heading={headings[stage]}>
      {token && (stage === 'choose' || stage === 'saved') ? (
        <ChoosePassword
          token={token}
          saved={stage === 'saved'}
          onSaved={() => setStage('saved')}
          onAskAgain={() => setStage('ask')}
        />
      ) : (
        <AskForLink sent={stage === 'sent'} onSent={(isSent) => setStage(isSent ? 'sent' : 'ask')} />
      )}
    </EntranceFrame>
  )
}

/** The way to a new password: by a link in a mail. */
export const ForgetPasswordPage = () => {
  const token = useHashParams().get('token') ?? ''
  return <Way key={token} token={token} />
}
