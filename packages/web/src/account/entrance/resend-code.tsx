import { Button, TextInput } from '@mantine/core'
import { type CodeSent, registration } from '@quarterdeck/contract/account/registration'
import { type FormEvent, useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { ApiError } from '../../kit/lib/api-error.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { FormProblem } from '../../kit/ui/form-problem.tsx'
import { useCountdown } from '../../kit/ui/use-countdown.ts'
import { useSubmit } from '../../kit/ui/use-submit.ts'
import classes from './entrance.module.css'
import { entranceMessages } from './messages/index.ts'
import { rememberCode } from './remembered-code.ts'

interface Props {
  readonly ticket: string
  readonly sent: CodeSent | undefined
  readonly onSent: (sent: CodeSent) => void
}

/** Returns when another code can be requested: as the server said with the last one, or when it refused. */
const waitUntil = (sent: CodeSent | undefined, error: unknown, failedAt: number) =>
  error instanceof ApiError && error.retryAfter
    ? failedAt + error.retryAfter * 1000
    : Date.parse(sent?.resendAt ?? '') || 0

/** Another code, to the same address or to another one. */
export const ResendCode = ({ ticket, sent, onSent }: Props) => {
  const { verification: m } = useMessages(entranceMessages)
  const { send, busy, wrong, problem, error } = useSubmit()
  const [other, setOther] = useState<string>()
  const [said, setSaid] = useState('')
  const [askedAt, setAskedAt] = useState(0)
  const seconds = useCountdown(waitUntil(sent, error, askedAt))
  const isOver = error instanceof ApiError && error.code === 'not_found'

  const ask = (email?: string) =>
    send(async () => {
      setAskedAt(Date.now())
      const { data } = await call(registration.resend, { body: { ticket, ...(email && { email }) } })
      rememberCode(data)
      onSent(data)
      setOther(undefined)
      setSaid(m.resent(data.email))
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void ask(other)
  }
  const isWaiting = error instanceof ApiError && error.code === 'too_many_requests'
  return (
    <div className={classes.another}>
      <FormProblem>
        {isOver ? m.over : isWaiting ? undefined : problem(...(other === undefined ? [] : ['email']))}
      </FormProblem>
      <p role="status" className={classes.said}>
        {said}
      </p>
      {other === undefined ? (
        <div className={classes.between}>
          <Button variant="default" disabled={seconds > 0} loading={busy} onClick={() => void ask()}>
            {seconds > 0 ? m.resendIn(seconds) : m.resend}
          </Button>
          <Button variant="subtle" onClick={() => setOther('')}>
            {m.change}
          </Button>
        </div>
      ) : (
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextInput
            type="email"
            label={m.email}
            autoComplete="email"
            autoFocus
            value={other}
            error={wrong('email')}
            onChange={({ currentTarget }) => setOther(currentTarget.value.trim())}
          />
          <Button type="submit" disabled={seconds > 0 || other === ''} loading={busy}>
            {seconds > 0 ? m.resendIn(seconds) : m.send}
          </Button>
        </form>
      )}
    </div>
  )
}
