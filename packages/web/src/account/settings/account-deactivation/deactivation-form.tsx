import { Button, PasswordInput } from '@mantine/core'
import type { Departure } from '@quarterdeck/contract/account/deactivation'
import { type ClosingEffects, reopenDays } from '@quarterdeck/contract/account/deactivation'
import type { LeavingKind } from '@quarterdeck/contract/kit/constants'
import { leavingKinds } from '@quarterdeck/contract/kit/constants'
import { FormProvider, useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../../kit/lib/session.ts'
import { HiddenUsernameInput } from '../../../kit/session/index.ts'
import { wordsOf } from '../../../kit/ui/form/field-problem.ts'
import { Section } from '../../../kit/ui/form/section.tsx'
import { TextAreaField } from '../../../kit/ui/form/text-area-field.tsx'
import { TextField } from '../../../kit/ui/form/text-field.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import shared from '../../../kit/ui/styles/shared.module.css'
import { PersonField } from '../../../people/users/index.ts'
import { settingsMessages } from '../messages/index.ts'
import classes from './deactivation.module.css'
import { type LeaveInput, useDeactivationForm } from './use-deactivation-form.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Props {
  readonly kind: LeavingKind
  readonly effects: ClosingEffects
}

/** Consequences of leaving, with counts; those without any are left out. */
const Effects = ({ kind, effects }: Props) => {
  const { effects: m } = useMessages(settingsMessages).deactivation
  const { number, date } = useFormats()
  const day = date(new Date(Date.now() + reopenDays * dayMs).toISOString())
  const isGone = kind === 'delete'
  const rows = [
    [m.sessions, effects.sessions, m.ended],
    [m.apiKeys, effects.apiKeys, m.revoked],
    [m.accessRequests, effects.accessRequests, m.withdrawn],
    [m.tickets, effects.tickets, m.handed],
    [m.sharedViews, effects.sharedViews, m.handed],
    [m.privateViews, effects.privateViews, isGone ? m.deleted(day) : m.kept],
    [m.books, effects.orders + effects.invoices, m.keptOnBooks],
    [m.words, effects.notes + effects.reviews, isGone ? m.keptNameless : m.kept],
  ] as const
  return (
    <ul className={classes.effects} aria-label={m.title}>
      {rows
        .filter(([, count]) => count > 0)
        .map(([name, count, fate]) => (
          <li key={name}>
            <span>{name}</span>
            <span data-figures>{number(count)}</span>
            <span>{fate}</span>
          </li>
        ))}
      <li>
        <span>{m.profile}</span>
        <span />
        <span>{isGone ? m.anonymized(day) : m.kept}</span>
      </li>
    </ul>
  )
}

/** Choice between leaving for a while and for good. */
const KindChoice = () => {
  const { kind: m } = useMessages(settingsMessages).deactivation
  const { register } = useFormContext<LeaveInput>()
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.hidden}>{m.title}</legend>
      {leavingKinds.map((kind) => (
        <label key={kind} className={classes.kind}>
          <input type="radio" value={kind} {...register('kind')} />
          <span>
            <strong>{m[kind]}</strong>
            <span>{m[`${kind}Text`]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Confirms the intent, and the identity of the person. */
const Proof = ({ asksCode }: { asksCode: boolean }) => {
  const { confirm: m } = useMessages(settingsMessages).deactivation
  const common = useMessages(commonMessages)
  const { email } = useMe()
  const { field, fieldState } = useController<LeaveInput, 'password'>({ name: 'password' })
  return (
    <>
      <TextAreaField<LeaveInput> name="reason" label={m.reason} rows={2} />
      <TextField<LeaveInput> name="confirmation" label={m.typed(email)} dir="ltr" required />
      <HiddenUsernameInput />
      <PasswordInput
        {...field}
        label={m.password}
        withAsterisk
        aria-required
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': m.show }}
        error={wordsOf(common, fieldState.error?.message)}
      />
      {asksCode && (
        <TextField<LeaveInput> name="code" label={m.code} inputMode="numeric" autoComplete="one-time-code" required />
      )}
    </>
  )
}

const nobody = { id: '', name: '' }

/** The way out: how, what happens, to whom open work goes, and that it is meant. */
export const DeactivationForm = ({ departure }: { departure: Departure }) => {
  const { effects, asksCode } = departure
  const { deactivation: m } = useMessages(settingsMessages)
  const { number } = useFormats()
  const { form, send } = useDeactivationForm(departure)
  const kind = useWatch({ control: form.control, name: 'kind' })
  const { isSubmitting } = useFormState({ control: form.control })
  return (
    <FormProvider {...form}>
      <form noValidate className={shared.stack16} onSubmit={(event) => void send(event)}>
        <Section title={m.kind.title} text={m.kind.text}>
          <KindChoice />
        </Section>
        <Section title={m.effects.title} text={m.effects.text}>
          <Effects kind={kind} effects={effects} />
        </Section>
        {effects.tickets + effects.sharedViews > 0 && (
          <Section title={m.handOver.title} text={m.handOver.text}>
            {effects.tickets > 0 && (
              <PersonField<LeaveInput>
                name="ticketsTo"
                label={m.handOver.tickets(number(effects.tickets))}
                before={nobody}
              />
            )}
            {effects.sharedViews > 0 && (
              <PersonField<LeaveInput>
                name="viewsTo"
                label={m.handOver.views(number(effects.sharedViews))}
                before={nobody}
              />
            )}
          </Section>
        )}
        <Section title={m.confirm.title} text={m.confirm.text}>
          <Proof asksCode={asksCode} />
          <div className={shared.start}>
            <Button type="submit" color="red" loading={isSubmitting}>
              {m.confirm[kind]}
            </Button>
          </div>
        </Section>
      </form>
    </FormProvider>
  )
}
