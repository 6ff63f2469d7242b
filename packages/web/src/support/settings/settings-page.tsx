import { Button } from '@mantine/core'
import {
  type StoredSettings,
  SupportSettings,
  supportSettings,
  type TeamDraft,
} from '@quarterdeck/contract/support/settings'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, Suspense, useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { reading } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { ConflictDialog } from '../../kit/ui/form/conflict-dialog.tsx'
import { LeaveGuard } from '../../kit/ui/form/leave-guard.tsx'
import { Section } from '../../kit/ui/form/section.tsx'
import { useSettingForm, type VersionedSetting } from '../../kit/ui/form/use-setting-form.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { Page } from '../../kit/ui/page.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import shared from '../../kit/ui/styles/shared.module.css'
import { toast } from '../../kit/ui/toast.ts'
import { GoalsFields } from './goals-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { supportSettingsMessages } from './messages/index.ts'
import { Preview } from './preview.tsx'
import { TeamsFields } from './teams-fields.tsx'
import { useSettingSummaries } from './use-setting-summaries.ts'
import { errorsBelow, useValidation } from './use-validation.ts'

const current = reading(supportSettings.read)

const keptOf = ({ version, ...values }: StoredSettings): VersionedSetting<SupportSettings> => ({ values, version })

const SettingsForm = () => {
  const m = useMessages(supportSettingsMessages)
  const { actions } = useMessages(commonMessages)
  const mayChange = usePermission('support:write')
  const { data } = useSuspenseQuery(current)
  const queries = useQueryClient()
  const inWords = useSettingSummaries()
  const [now] = useState(() => new Date())
  const { values, change, save, discard, isDirty, isBusy, conflict } = useSettingForm(keptOf(data), {
    entity: 'tickets',
    isValid: (settings) => SupportSettings.safeParse(settings).success,
    send: async (settings, version) => {
      const saved = (await call(supportSettings.change, { body: settings, ifMatch: version })).data
      // What was saved is shown from now on, not what was there before until it is asked for anew.
      queries.setQueryData(current.queryKey, saved)
      toast.success(m.saved)
      return keptOf(saved)
    },
    // What the endpoint answers with.
    read: (found) => keptOf(found as StoredSettings),
  })
  const { errorAt, isValid } = useValidation(SupportSettings, values)
  const part = (changed: Partial<SupportSettings>) => change({ ...values, ...changed })
  const fields = { settings: values, readOnly: !mayChange }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isDirty && isValid) save()
  }
  return (
    <form className={shared.stack16} onSubmit={submit} noValidate>
      <Section title={m.hours.title} text={m.hours.text}>
        <HoursFields
          hours={values.hours}
          errorAt={errorsBelow(errorAt, 'hours')}
          readOnly={!mayChange}
          onChange={(hours) => part({ hours })}
        />
      </Section>
      <Section title={m.goals.title} text={m.goals.text}>
        <GoalsFields {...fields} errorAt={errorAt} onChange={part} />
      </Section>
      <Section title={m.preview.title} text={m.preview.text}>
        {isValid && <Preview settings={values} now={now} />}
      </Section>
      <Section title={m.teams.title} text={m.teams.text}>
        <TeamsFields
          {...fields}
          errorAt={errorsBelow(errorAt, 'teams')}
          onChange={(teams: TeamDraft[]) => part({ teams })}
        />
      </Section>
      {mayChange ? (
        <div className={shared.actionsEnd}>
          <Button variant="default" disabled={!isDirty} onClick={() => discard()}>
            {actions.cancel}
          </Button>
          <Button type="submit" disabled={!isDirty || !isValid} loading={isBusy}>
            {actions.save}
          </Button>
        </div>
      ) : (
        <p className={shared.hint}>{m.readOnly}</p>
      )}
      {conflict && (
        <ConflictDialog
          fields={conflict.names.map((name) => ({
            name,
            label: m.names[name],
            theirs: inWords(name, conflict.theirs),
            yours: inWords(name, values),
          }))}
          onCancel={conflict.cancel}
          onResolve={conflict.resolve}
        />
      )}
      <LeaveGuard mayLose={() => isDirty} />
    </form>
  )
}

export const SupportSettingsPage = () => {
  const { page } = useMessages(supportSettingsMessages)
  return (
    <Page title={page} layout="narrow">
      <Suspense fallback={<Skeleton width="100%" height={900} />}>
        <SettingsForm />
      </Suspense>
    </Page>
  )
}
