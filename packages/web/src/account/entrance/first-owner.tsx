import { Button, PasswordInput, Select, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { createOwner } from '../../kit/lib/api/auth.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { deviceZone, zoneOptions } from '../../kit/lib/i18n/zones.ts'
import { FormProblem } from '../../kit/ui/form-problem.tsx'
import { useSubmit } from '../../kit/ui/use-submit.ts'
import classes from './entrance.module.css'
import { entranceMessages } from './messages/index.ts'
import { useSignIn } from './use-sign-in.ts'

const blank = { name: '', email: '', password: '' }

/** The first screen of an empty installation: creates its owner and signs them in. */
export const FirstOwner = () => {
  const { login: m, showPassword } = useMessages(entranceMessages)
  const { enter, busy: isEntering } = useSignIn()
  const { send, busy, wrong, problem } = useSubmit()
  const [draft, setDraft] = useState(blank)
  const [timeZone, setTimeZone] = useState(deviceZone)
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await send(async () => {
      await createOwner({ ...draft, timeZone })
      await enter({ email: draft.email, password: draft.password })
    })
    form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
  }
  const field = (name: keyof typeof blank) => ({
    name,
    required: true,
    value: draft[name],
    error: wrong(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDraft((known) => ({ ...known, [name]: value })),
  })
  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{m.first.text}</p>
      <FormProblem>{problem('name', 'email', 'password', 'timeZone')}</FormProblem>
      <TextInput label={m.first.name} autoComplete="name" autoFocus {...field('name')} />
      <TextInput type="email" label={m.email} autoComplete="username" {...field('email')} />
      <PasswordInput
        label={m.password}
        description={m.first.passwordHint}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': showPassword }}
        {...field('password')}
      />
      <Select
        label={m.first.timeZone}
        description={m.first.timeZoneHint}
        data={zoneOptions()}
        value={timeZone}
        onChange={(zone) => zone && setTimeZone(zone)}
        error={wrong('timeZone')}
        nothingFoundMessage={m.first.noZone}
        searchable
        allowDeselect={false}
      />
      <Button type="submit" loading={busy || isEntering} fullWidth>
        {m.first.submit}
      </Button>
    </form>
  )
}
