import { Button, InputBase, TextInput } from '@mantine/core'
import { type Billing, BillingDetails, billing } from '@quarterdeck/contract/account/billing'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { ApiError, withoutFieldErrors } from '../../../kit/lib/api-error.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import dialog from '../../../kit/ui/dialog.module.css'
import { wordsOf, writeIssue, writeProblem } from '../../../kit/ui/form/field-problem.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { ModalFrame } from '../../../kit/ui/modal-frame.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useAction } from '../../../kit/ui/use-action.ts'
import { settingsMessages } from '../messages/index.ts'
import classes from './plan-billing.module.css'

type Problems = Partial<Record<keyof BillingDetails, string>>

/** Returns the problems of the details before they are sent. */
const problemsOf = (details: BillingDetails): Problems => {
  const { error } = BillingDetails.safeParse(details, { error: writeIssue, reportInput: true })
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [
      String(path[0]),
      path[0] === 'contactEmail' ? 'email:' : message,
    ]),
  )
}

/** Changes who pays. */
export const DetailsDialog = ({ billing: known, onClose }: { billing: Billing; onClose: () => void }) => {
  const { details: m } = useMessages(settingsMessages).billing
  const common = useMessages(commonMessages)
  const { act, isBusy } = useAction('billing')
  const [details, setDetails] = useState(known.details)
  const [version] = useState(known.version)
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(details)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    act(async () => {
      try {
        await call(billing.details, { body: details, ifMatch: version })
        toast.success(m.saved)
        onClose()
      } catch (error) {
        const fields = error instanceof ApiError ? Object.entries(error.fields) : []
        setProblems(Object.fromEntries(fields.map(([name, each]) => [name, writeProblem(each)])))
        const rest = withoutFieldErrors(error, Object.keys(details))
        if (rest !== undefined) throw rest
      }
    })
  }
  const field = (name: keyof BillingDetails) => ({
    name,
    label: m[name],
    value: details[name],
    error: wordsOf(common, problems[name]),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setDetails((typed) => ({ ...typed, [name]: value }))
      setProblems((typed) => ({ ...typed, [name]: undefined }))
    },
  })
  return (
    <ModalFrame opened title={m.title} onClose={onClose}>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <TextInput {...field('company')} autoComplete="organization" data-autofocus />
        <InputBase {...field('address')} component="textarea" multiline rows={4} autoComplete="street-address" />
        <TextInput {...field('taxId')} autoComplete="off" />
        <TextInput {...field('contactEmail')} type="email" autoComplete="email" />
        <div className={dialog.actions}>
          <Button variant="default" onClick={onClose}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {common.actions.save}
          </Button>
        </div>
      </form>
    </ModalFrame>
  )
}
