import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { verifyCode } from '../../kit/lib/api/auth.ts'
import { ApiError } from '../../kit/lib/api-error.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { FormProblem } from '../../kit/ui/form-problem.tsx'
import { useSubmit } from '../../kit/ui/use-submit.ts'
import classes from './entrance.module.css'
import { LabeledCheckbox } from './labeled-checkbox.tsx'
import { entranceMessages } from './messages/index.ts'

interface Props {
  readonly onDone: () => void
  readonly onStartOver: () => void
}

/** After the password: a code of the authenticator app, or one of the recovery codes. */
export const SecondFactorForm = ({ onDone, onStartOver }: Props) => {
  const { secondStep: m } = useMessages(entranceMessages)
  const [kind, setKind] = useState<'totp' | 'backup-code'>('totp')
  const [code, setCode] = useState('')
  const [trust, setTrust] = useState(false)
  const { send, busy, error, problem } = useSubmit()
  const isWrong = error instanceof ApiError && (error.status === 401 || error.status === 400)
  const isOver = error instanceof ApiError && /TOO_MANY|INVALID_TWO_FACTOR_COOKIE|LOCKED/.test(error.reason ?? '')
  const isApp = kind === 'totp'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      await verifyCode(kind, isApp ? code.replace(/\s/g, '') : code.trim(), trust)
      onDone()
    })
  }
  const switchKind = () => {
    setKind(isApp ? 'backup-code' : 'totp')
    setCode('')
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p>{isApp ? m.app : m.recovery}</p>
      <FormProblem>{isOver ? m.over : isWrong ? m.wrong : problem()}</FormProblem>
      <TextInput
        key={kind}
        className={isApp ? (classes.code ?? '') : ''}
        name="code"
        label={isApp ? m.code : m.recoveryCode}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        autoFocus
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <LabeledCheckbox label={m.trust} checked={trust} onChange={setTrust} />
      <Button type="submit" loading={busy} disabled={code.trim() === ''} fullWidth>
        {m.submit}
      </Button>
      <div className={classes.ways}>
        <Button variant="subtle" size="compact-sm" onClick={switchKind}>
          {isApp ? m.useRecovery : m.useApp}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={onStartOver}>
          {m.startOver}
        </Button>
      </div>
    </form>
  )
}
