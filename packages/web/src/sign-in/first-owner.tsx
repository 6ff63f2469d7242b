import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { createOwner } from '../lib/api/auth.ts'
import { ApiError, beyondFields } from '../lib/api-error.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { describeProblem, fieldProblemText } from '../ui/describe-problem.ts'
import classes from '../ui/entrance/entrance.module.css'
import { commonMessages } from '../ui/messages/index.ts'
import { signInMessages } from './messages/index.ts'
import { useSignIn } from './use-sign-in.ts'

const names = ['name', 'email', 'password'] as const
type Draft = Record<(typeof names)[number], string>

/** The first screen of an empty installation: creates its owner and signs them in. */
export const FirstOwner = () => {
  const m = useMessages(signInMessages)
  const common = useMessages(commonMessages)
  const { enter, busy } = useSignIn()
  const [draft, setDraft] = useState<Draft>({ name: '', email: '', password: '' })
  const [error, setError] = useState<unknown>()
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const wordsOf = (name: keyof Draft) => {
    const problem = error instanceof ApiError ? error.fields[name] : undefined
    return problem && fieldProblemText(common, problem)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setError(undefined)
    try {
      await createOwner(draft)
      await enter({ email: draft.email, password: draft.password })
    } catch (failure) {
      setError(failure)
      const wrong = failure instanceof ApiError && names.find((name) => failure.fields[name])
      if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    } finally {
      setSending(false)
    }
  }
  const field = (name: keyof Draft) => ({
    name,
    required: true,
    value: draft[name],
    error: wordsOf(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDraft((known) => ({ ...known, [name]: value })),
  })
  const elsewhere = beyondFields(error, names)
  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={classes.intro}>{m.first.text}</p>
      {elsewhere !== undefined && (
        <p className={classes.problem} role="alert">
          {describeProblem(common, elsewhere).text}
        </p>
      )}
      <TextInput label={m.first.name} autoComplete="name" autoFocus {...field('name')} />
      <TextInput type="email" label={m.email} autoComplete="username" {...field('email')} />
      <PasswordInput
        label={m.password}
        description={m.first.passwordHint}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': m.showPassword }}
        {...field('password')}
      />
      <Button type="submit" loading={busy || sending} fullWidth>
        {m.first.submit}
      </Button>
    </form>
  )
}
