import { Button, TextInput } from '@mantine/core'
import { emailChange } from '@quarterdeck/contract/email-change'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { unlessDeclined } from '../../lib/api/person.ts'
import { reading } from '../../lib/api/queries.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { FormProblem } from '../../ui/form-problem.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { settingsMessages } from '../messages/index.ts'
import classes from './email.module.css'

/** Asks for another address. */
export const EmailForm = ({ current }: { current: string }) => {
  const { email: m } = useMessages(settingsMessages).profile
  const queries = useQueryClient()
  const { send, busy, wrong, problem } = useSending()
  const [email, setEmail] = useState(current)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      const asked = await unlessDeclined(() => call(emailChange.ask, { body: { email } }))
      if (asked) queries.setQueryData(reading(emailChange.read).queryKey, asked.data)
    })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <FormProblem>{problem('email')}</FormProblem>
      <TextInput
        type="email"
        label={m.label}
        autoComplete="email"
        value={email}
        error={wrong('email')}
        onChange={({ currentTarget }) => setEmail(currentTarget.value.trim())}
      />
      <Button type="submit" variant="default" loading={busy} disabled={email === '' || email === current}>
        {m.change}
      </Button>
    </form>
  )
}
