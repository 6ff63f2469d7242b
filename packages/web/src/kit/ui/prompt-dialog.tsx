import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { ApiError } from '../lib/api-error.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { describeProblem, fieldProblemText } from './describe-problem.ts'
import { Dialog } from './dialog.tsx'
import { commonMessages } from './messages/index.ts'

interface Props {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly submit: string
  readonly initial?: string
  readonly max?: number
  /** A password input has a button to show it; a code is six digits that the device may fill in. */
  readonly kind: { readonly show: string } | 'code' | 'text'
  /** Rendered before the input, such as the username field that password managers expect. */
  readonly before?: ReactNode
  /** Errors are shown at the input. */
  readonly onSend: (value: string) => Promise<void>
  readonly onClose: () => void
}

const traits = { code: { autoComplete: 'one-time-code', inputMode: 'numeric' }, text: { autoComplete: 'off' } } as const

/** Asks for a single value; stays open until the server has accepted it. */
export const PromptDialog = (props: Props) => {
  const { title, text, label, submit, initial = '', max = 128, kind, before, onSend, onClose } = props
  const common = useMessages(commonMessages)
  const [value, setValue] = useState(initial)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const form = useId()

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || value.trim() === '') return
    setIsBusy(true)
    try {
      await onSend(typeof kind === 'object' ? value : value.trim())
    } catch (error) {
      const [field, ...others] = error instanceof ApiError ? Object.values(error.fields) : []
      // There is one thing that it can be about, so that it needs no name.
      const isAlone = field && others.length === 0
      setProblem(isAlone ? fieldProblemText(common, field) : describeProblem(common, error).text)
    } finally {
      setIsBusy(false)
    }
  }
  const input = {
    mt: 16,
    label,
    value,
    error: problem,
    maxLength: max,
    'data-autofocus': true,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setValue(currentTarget.value)
      setProblem(undefined)
    },
  }
  return (
    <Dialog
      opened
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" form={form} loading={isBusy} disabled={value.trim() === ''}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void send(event)}>
        {before}
        {typeof kind === 'object' ? (
          <PasswordInput
            {...input}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': kind.show }}
          />
        ) : (
          <TextInput {...input} {...traits[kind]} />
        )}
      </form>
    </Dialog>
  )
}
