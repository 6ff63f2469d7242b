import { Button, PinInput } from '@mantine/core'
import { registration } from '@quarterdeck/contract/account/registration'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { FormProblem } from '../../kit/ui/form-problem.tsx'
import { useSubmit } from '../../kit/ui/use-submit.ts'
import classes from './entrance.module.css'
import { entranceMessages } from './messages/index.ts'
import { rememberedCode } from './remembered-code.ts'
import { ResendCode } from './resend-code.tsx'

interface Props {
  readonly ticket: string
  /** Code of the link. A person confirms it by a button, since programs follow links too. */
  readonly code: string
  readonly onDone: () => void
}

export const ConfirmForm = ({ ticket, code: brought, onDone }: Props) => {
  const { verification: m } = useMessages(entranceMessages)
  const [sent, setSent] = useState(() => rememberedCode(ticket))
  const [code, setCode] = useState(brought)
  const [refusal, setRefusal] = useState<string>()
  const [round, setRound] = useState(0)
  const { send, busy, wrong, problem } = useSubmit()
  const id = useId()

  const confirm = (value: string) =>
    send(async () => {
      setRefusal(undefined)
      const { data } = await call(registration.verify, { body: { ticket, code: value } })
      if (data.result === 'confirmed') return onDone()
      setCode('')
      setRound((known) => known + 1)
      setRefusal(data.result === 'wrong' && data.triesLeft > 0 ? m.wrong(data.triesLeft) : m.expired)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirm(code)
  }
  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p id={id}>{m.text(sent?.email ?? '')}</p>
        <FormProblem>
          {refusal ?? ([wrong('code'), problem('code')].filter(Boolean).join(' · ') || undefined)}
        </FormProblem>
        <fieldset aria-describedby={id}>
          <legend className={classes.label}>{m.code}</legend>
          <PinInput
            key={round}
            length={6}
            type="number"
            inputMode="numeric"
            oneTimeCode
            autoFocus={brought === '' || round > 0}
            size="lg"
            gap={8}
            placeholder=""
            value={code}
            error={refusal !== undefined}
            getInputProps={(index) => ({ 'aria-label': m.digit(index + 1) })}
            onChange={setCode}
            onComplete={(value) => {
              if (value !== brought) void confirm(value)
            }}
          />
        </fieldset>
        <Button type="submit" loading={busy} disabled={code.length < 6} autoFocus={brought !== ''} fullWidth>
          {m.submit}
        </Button>
      </form>
      <ResendCode
        ticket={ticket}
        sent={sent}
        onSent={(next) => {
          setSent(next)
          setCode('')
          setRefusal(undefined)
        }}
      />
    </>
  )
}
