import { Button, TextInput } from '@mantine/core'
import { type EmailChange, emailChange } from '@quarterdeck/contract/account/email-change'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { unlessCanceled } from '../../../kit/lib/api/auth-events.ts'
import { call } from '../../../kit/lib/api/client.ts'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { FieldSkeleton } from '../../../kit/ui/form/field-skeleton.tsx'
import { Section } from '../../../kit/ui/form/section.tsx'
import { FormProblem } from '../../../kit/ui/form-problem.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { StatusBadge } from '../../../kit/ui/status-badge.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { useAction } from '../../../kit/ui/use-action.ts'
import { useCountdown } from '../../../kit/ui/use-countdown.ts'
import { useSubmit } from '../../../kit/ui/use-submit.ts'
import { settingsMessages } from '../messages/index.ts'
import { QueryContent, Row, Rows } from '../parts.tsx'
import classes from './profile.module.css'

/** Asks for another address. */
const EmailForm = ({ current }: { current: string }) => {
  const { email: m } = useMessages(settingsMessages).profile
  const queries = useQueryClient()
  const { send, busy, wrong, problem } = useSubmit()
  const [email, setEmail] = useState(current)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      const asked = await unlessCanceled(() => call(emailChange.ask, { body: { email } }))
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

interface Props {
  readonly current: string
  readonly pending: EmailChange
}

/** Steps that remain until the new address is in use. */
const PendingEmail = ({ current, pending: { email, approved, confirmed, expiresAt, resendAt } }: Props) => {
  const { email: m } = useMessages(settingsMessages).profile
  const { moment } = useFormats()
  const { act, isBusy } = useAction('me')
  const seconds = useCountdown(Date.parse(resendAt))
  const isOver = resendAt === expiresAt
  const state = (isDone: boolean, done: string, open: string) => (
    <StatusBadge tone={isDone ? 'green' : 'gray'}>{isDone ? done : open}</StatusBadge>
  )
  return (
    <>
      <Rows label={m.pending}>
        <Row icon={IconMail} name={current} about={[m.now]} badge={state(approved, m.approved, m.toApprove)} />
        <Row icon={IconClock} name={email} about={[m.wanted]} badge={state(confirmed, m.confirmed, m.toConfirm)} />
      </Rows>
      <p className={classes.note}>{m.until(moment(expiresAt))}</p>
      <div className={shared.row8}>
        {!isOver && (
          <Button
            variant="default"
            disabled={seconds > 0}
            loading={isBusy}
            onClick={() => act(() => call(emailChange.resend))}
          >
            {seconds > 0 ? m.resendIn(seconds) : m.resend}
          </Button>
        )}
        <Button variant="subtle" disabled={isBusy} onClick={() => act(() => call(emailChange.cancel))}>
          {m.cancel}
        </Button>
      </div>
    </>
  )
}

const EmailSkeleton = () => (
  <div className={classes.form} aria-busy="true">
    <FieldSkeleton />
    <Skeleton width={136} height={36} />
  </div>
)

const own = reading(emailChange.read)

/** The address that one signs in with, and its way to another one. */
export const EmailSection = () => {
  const { email: m } = useMessages(settingsMessages).profile
  return (
    <Section title={m.title} text={m.text}>
      <QueryContent query={own} waiting={<EmailSkeleton />}>
        {({ email, pending }) =>
          pending ? <PendingEmail current={email} pending={pending} /> : <EmailForm current={email} />
        }
      </QueryContent>
    </Section>
  )
}
