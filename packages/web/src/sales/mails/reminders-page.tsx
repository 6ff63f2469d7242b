import { Button, Checkbox } from '@mantine/core'
import { fieldProblems } from '@quarterdeck/contract/kit/issues'
import {
  maxReminderDays,
  ReminderSettings,
  type ReminderStep,
  reminderKinds,
  reminders,
} from '@quarterdeck/contract/sales/reminders'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, Suspense } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { reading } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { fieldProblemText } from '../../kit/ui/describe-problem.ts'
import { ConflictDialog } from '../../kit/ui/form/conflict-dialog.tsx'
import { LeaveGuard } from '../../kit/ui/form/leave-guard.tsx'
import { NumberInput } from '../../kit/ui/form/number-input.tsx'
import { Section } from '../../kit/ui/form/section.tsx'
import { useSettingForm, type VersionedSetting } from '../../kit/ui/form/use-setting-form.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { Page } from '../../kit/ui/page.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { toast } from '../../kit/ui/toast.ts'
import { DueReminders } from './due-reminders.tsx'
import classes from './mails.module.css'
import { mailMessages } from './messages/index.ts'

interface StepProps {
  readonly kind: (typeof reminderKinds)[number]
  readonly step: ReminderStep
  readonly error: string | undefined
  readonly readOnly: boolean
  readonly onChange: (step: ReminderStep) => void
}

/** Edits a reminder step: enabled, days, and a link to its text. */
const StepRow = ({ kind, step, error, readOnly, onChange }: StepProps) => {
  const { kinds, reminders: m } = useMessages(mailMessages)
  return (
    <tr>
      <th scope="row">
        <Checkbox
          label={kinds[kind]}
          checked={step.isOn}
          disabled={readOnly}
          onChange={({ currentTarget: { checked } }) => onChange({ days: step.days, isOn: checked })}
        />
      </th>
      <td>
        <NumberInput
          aria-label={m.daysOf(kinds[kind])}
          min={1}
          max={maxReminderDays}
          value={step.days}
          error={error}
          readOnly={readOnly}
          onNumber={(days) => onChange({ days: days ?? Number.NaN, isOn: step.isOn })}
        />
      </td>
      <td>
        <Link to="/settings/mail-texts" search={{ kind }} aria-label={m.editOf(kinds[kind])}>
          {m.edit}
        </Link>
      </td>
    </tr>
  )
}

const settings = reading(reminders.settings)

type Steps = Readonly<Record<(typeof reminderKinds)[number], ReminderStep>>

const byKind = ({ steps, version }: ReminderSettings & { readonly version: number }): VersionedSetting<Steps> => ({
  // There are as many steps as kinds: the contract says so.
  values: Object.fromEntries(reminderKinds.map((kind, index) => [kind, steps[index]])) as Steps,
  version,
})

const settingsOf = (values: Steps): ReminderSettings => ({ steps: reminderKinds.map((kind) => values[kind]) })

const checked = (values: Steps) => ReminderSettings.safeParse(settingsOf(values), { reportInput: true })

const StepsForm = () => {
  const { kinds, reminders: m } = useMessages(mailMessages)
  const common = useMessages(commonMessages)
  const mayChange = usePermission('users:access')
  const { data } = useSuspenseQuery(settings)
  const queries = useQueryClient()
  const { values, change, save, discard, isDirty, isBusy, conflict } = useSettingForm(byKind(data), {
    entity: 'invoices',
    isValid: (steps) => checked(steps).success,
    send: async (steps, version) => {
      const saved = (await call(reminders.changeSettings, { body: settingsOf(steps), ifMatch: version })).data
      // What was saved is shown from now on, not what was there before until it is asked for anew.
      queries.setQueryData(settings.queryKey, (known) => known && { ...known, ...saved })
      toast.success(m.saved)
      return byKind(saved)
    },
    // What the endpoint answers with.
    read: (current) => byKind(current as Parameters<typeof byKind>[0]),
  })
  const { error, success } = checked(values)
  const problems = error ? fieldProblems(error.issues) : {}
  const errorAt = (index: number) => {
    const problem = problems[`steps.${index}.days`]
    return problem && fieldProblemText(common, problem)
  }
  const inWords = ({ isOn, days }: ReminderStep) => (isOn ? m.after(days) : m.off)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isDirty && success) save()
  }
  return (
    <form className={shared.stack16} onSubmit={submit} noValidate>
      <table className={classes.steps} aria-label={m.steps}>
        <thead>
          <tr>
            <th scope="col">{m.step}</th>
            <th scope="col">{m.days}</th>
            <th scope="col">{m.mail}</th>
          </tr>
        </thead>
        <tbody>
          {reminderKinds.map((kind, index) => (
            <StepRow
              key={kind}
              kind={kind}
              step={values[kind]}
              error={errorAt(index)}
              readOnly={!mayChange}
              onChange={(next) => change({ ...values, [kind]: next })}
            />
          ))}
        </tbody>
      </table>
      {mayChange ? (
        <div className={shared.actionsEnd}>
          <Button variant="default" disabled={!isDirty} onClick={() => discard()}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" disabled={!isDirty || !success} loading={isBusy}>
            {common.actions.save}
          </Button>
        </div>
      ) : (
        <p className={shared.hint}>{m.readOnly}</p>
      )}
      {conflict && (
        <ConflictDialog
          fields={conflict.names.map((name) => ({
            name,
            label: kinds[name],
            theirs: inWords(conflict.theirs[name]),
            yours: inWords(values[name]),
          }))}
          onCancel={conflict.cancel}
          onResolve={conflict.resolve}
        />
      )}
      <LeaveGuard mayLose={() => isDirty} />
    </form>
  )
}

/** Edits the schedule of reminders. */
export const RemindersPage = () => {
  const { reminders: m } = useMessages(mailMessages)
  return (
    <Page title={m.page} layout="narrow" actions={<DueReminders />}>
      <Section title={m.steps} text={m.about}>
        <Suspense fallback={<Skeleton width="100%" height={300} />}>
          <StepsForm />
        </Suspense>
      </Section>
    </Page>
  )
}
