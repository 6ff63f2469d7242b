import { Button, Modal, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import classes from '../../account/entrance/entrance.module.css'
import { entranceMessages } from '../../account/entrance/messages/index.ts'
import { SecondFactorForm } from '../../account/entrance/second-factor-form.tsx'
import { useCapsLock } from '../../account/entrance/use-caps-lock.ts'
import { useRefusal } from '../../account/entrance/use-refusal.ts'
import { signIn } from '../../kit/lib/api/auth.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../kit/lib/session.ts'
import { FormProblem } from '../../kit/ui/form-problem.tsx'
import frame from '../../kit/ui/modal-frame.module.css'
import { appMessages } from '../messages/index.ts'

interface Props {
  readonly onAnswer: (isSignedIn: boolean) => void
}

/** Hides the page meanwhile: another person may sit before it. */
const overlay = { backgroundOpacity: 0.6, blur: 12 }

/** Asks for the password over the work that is going on. */
export const SessionEndDialog = ({ onAnswer }: Props) => {
  const m = useMessages(appMessages).sessionEnd
  const { showPassword, capsLock: capsLockOn } = useMessages(entranceMessages)
  const me = useMe()
  const [opened, setOpened] = useState(false)
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly at: number }>()
  const [asksCode, setAsksCode] = useState(false)
  const refusal = useRefusal(failure)
  const capsLock = useCapsLock()
  useEffect(() => setOpened(true), [])

  const enter = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { needsSecondStep } = await signIn({ email: me.email, password })
      if (needsSecondStep) setAsksCode(true)
      else onAnswer(true)
    } catch (error) {
      setFailure({ error, at: Date.now() })
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form that it stands over is none of its parents on the page, but is one in React.
    event.stopPropagation()
    if (password && refusal.seconds === 0) void enter()
  }
  return (
    <Modal.Root
      opened={opened}
      onClose={() => undefined}
      closeOnEscape={false}
      closeOnClickOutside={false}
      radius="md"
      centered
      zIndex={400}
      transitionProps={{ duration: 140 }}
    >
      <Modal.Overlay {...overlay} />
      <Modal.Content>
        <div className={frame.head}>
          <Modal.Title className={frame.title ?? ''}>{m.title}</Modal.Title>
        </div>
        <Modal.Body>
          {asksCode ? (
            <SecondFactorForm onDone={() => onAnswer(true)} onStartOver={() => setAsksCode(false)} />
          ) : (
            <form className={classes.inDialog} onSubmit={submit} noValidate>
              <p>{m.text}</p>
              <FormProblem>
                {refusal.seconds > 0 ? `${refusal.text} ${m.wait(refusal.seconds)}` : refusal.text}
              </FormProblem>
              <TextInput type="email" label={m.email} autoComplete="username" readOnly value={me.email} />
              <PasswordInput
                {...capsLock.listeners}
                label={m.password}
                autoComplete="current-password"
                data-autofocus
                visibilityToggleButtonProps={{ 'aria-label': showPassword }}
                description={capsLock.isOn ? capsLockOn : undefined}
                value={password}
                onChange={({ currentTarget }) => setPassword(currentTarget.value)}
              />
              <div className={classes.dialogActions}>
                <Button variant="default" onClick={() => onAnswer(false)}>
                  {m.leave}
                </Button>
                <Button type="submit" loading={busy} disabled={password === '' || refusal.seconds > 0}>
                  {m.submit}
                </Button>
              </div>
            </form>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
