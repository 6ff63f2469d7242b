import { Button } from '@mantine/core'
import type { Departure } from '@quarterdeck/contract/deactivation'
import { FormProvider, useFormState, useWatch } from 'react-hook-form'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Section } from '../../ui/form/section.tsx'
import { PersonField } from '../../users/index.ts'
import { settingsMessages } from '../messages/index.ts'
import classes from './deactivation.module.css'
import { Effects } from './effects.tsx'
import { KindChoice } from './kind-choice.tsx'
import { Proof } from './proof.tsx'
import { type LeaveInput, useLeave } from './use-leave.ts'

const nobody = { id: '', name: '' }

/** The way out: how, what happens, to whom open work goes, and that it is meant. */
export const LeaveForm = ({ departure: { effects, asksCode } }: { departure: Departure }) => {
  const { deactivation: m } = useMessages(settingsMessages)
  const { number } = useFormats()
  const { form, send } = useLeave()
  const kind = useWatch({ control: form.control, name: 'kind' })
  const { isSubmitting } = useFormState({ control: form.control })
  return (
    <FormProvider {...form}>
      <form noValidate className={classes.form} onSubmit={(event) => void send(event)}>
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
          <div className={classes.start}>
            <Button type="submit" color="red" loading={isSubmitting}>
              {m.confirm[kind]}
            </Button>
          </div>
        </Section>
      </form>
    </FormProvider>
  )
}
