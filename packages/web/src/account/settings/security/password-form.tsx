import { Button, Checkbox, PasswordInput } from '@mantine/core'
import { PasswordChange, security } from '@quarterdeck/contract/account/security'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { ApiError, withoutFieldErrors } from '../../../kit/lib/api-error.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { HiddenUsernameInput } from '../../../kit/session/index.ts'
import { wordsOf, writeIssue, writeProblem } from '../../../kit/ui/form/field-problem.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { PasswordMeter } from '../../../kit/ui/password/password-meter.tsx'
import { reportProblem } from '../../../kit/ui/report-problem.ts'
import shared from '../../../kit/ui/styles/shared.module.css'
import { toast } from '../../../kit/ui/toast.ts'
import { settingsMessages } from '../messages/index.ts'
import classes from './security.module.css'

const blank = { current: '', next: '', endOthers: true }
/** The inputs that say themselves what is wrong with them. */
const asked = ['current', 'next'] as const
type Problems = Partial<Record<keyof typeof blank, string>>

/** Returns the problems of the change before it is sent. */
const problemsOf = (change: typeof blank): Problems => {
  const { error } = PasswordChange.safeParse(change, { error: writeIssue, reportInput: true })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
}

/** Another password, for who knows the old one. */
export const PasswordForm = () => {
  const { password: m } = useMessages(settingsMessages).security
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const [change, setChange] = useState(blank)
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const refuse = (found: Problems) => {
    setProblems(found)
    form.current?.querySelector<HTMLInputElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
  }
  const edit = (part: Partial<typeof blank>) => {
    setChange((known) => ({ ...known, ...part }))
    setProblems((known) => ({ ...known, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }))
  }
  const send = async () => {
    try {
      const { data } = await call(security.password, { body: change })
      setChange(blank)
      toast.success(m.saved, { description: data.ended > 0 ? m.ended(data.ended) : undefined })
      await Promise.all(['security', 'sessions'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      const shown = asked.flatMap((name) => (fields[name] ? [[name, writeProblem(fields[name])] as const] : []))
      if (shown.length > 0) refuse(Object.fromEntries(shown))
      const rest = withoutFieldErrors(error, asked)
      if (rest !== undefined) reportProblem(common, rest, { endOthers: m.endOthers })
    }
  }
  const submit = async () => {
    const found = problemsOf(change)
    if (Object.keys(found).length > 0) return refuse(found)
    setIsBusy(true)
    await send()
    setIsBusy(false)
  }
  const field = (name: 'current' | 'next') => ({
    name,
    value: change[name],
    label: m[name],
    'aria-required': true,
    error: wordsOf(common, problems[name]),
    visibilityToggleButtonProps: { 'aria-label': m.show },
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => edit({ [name]: value }),
  })
  return (
    <form
      ref={form}
      className={classes.passwordForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
    >
      <HiddenUsernameInput />
      <PasswordInput {...field('current')} autoComplete="current-password" />
      <div>
        <PasswordInput {...field('next')} autoComplete="new-password" />
        <PasswordMeter password={change.next} />
      </div>
      <Checkbox
        label={m.endOthers}
        description={m.endOthersHint}
        checked={change.endOthers}
        onChange={({ currentTarget: { checked } }) => edit({ endOthers: checked })}
      />
      <Button type="submit" loading={isBusy} className={shared.start ?? ''}>
        {m.submit}
      </Button>
    </form>
  )
}
