import { Button, Textarea } from '@mantine/core'
import {
  CollectorSettings,
  collector,
  type StoredCollectorSettings,
} from '@quarterdeck/contract/insight/visits/collector'
import { fieldProblems } from '@quarterdeck/contract/kit/issues'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, Suspense } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { fieldProblemText } from '../../../kit/ui/describe-problem.ts'
import { ConflictDialog } from '../../../kit/ui/form/conflict-dialog.tsx'
import { LeaveGuard } from '../../../kit/ui/form/leave-guard.tsx'
import { NumberInput } from '../../../kit/ui/form/number-input.tsx'
import { Section } from '../../../kit/ui/form/section.tsx'
import { useSettingForm, type VersionedSetting } from '../../../kit/ui/form/use-setting-form.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { toast } from '../../../kit/ui/toast.ts'
import { CopyField } from '../copy-field.tsx'
import { settingsMessages } from '../messages/index.ts'
import classes from '../settings.module.css'

const current = reading(collector.settings)

/** Values as they are typed: a site a line. */
interface Values {
  readonly sites: string
  readonly days: number
}

const keptOf = ({ sites, days, version }: StoredCollectorSettings): VersionedSetting<Values> => ({
  values: { sites: sites.join('\n'), days },
  version,
})

const sent = ({ sites, days }: Values) => ({
  sites: sites
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  days,
})

/** Returns the errors of typed values. */
const useErrors = (values: Values) => {
  const common = useMessages(commonMessages)
  const { collector: m } = useMessages(settingsMessages)
  const { error } = CollectorSettings.safeParse(sent(values), { reportInput: true })
  const problems = Object.entries(error ? fieldProblems(error.issues) : {})
  const [site] = problems.filter(([path]) => path.startsWith('sites'))
  const [days] = problems.filter(([path]) => path === 'days')
  const line = site?.[0].split('.')[1]
  return {
    isValid: problems.length === 0,
    days: days && fieldProblemText(common, days[1]),
    sites:
      site &&
      (line === undefined ? fieldProblemText(common, site[1]) : m.badSite(sent(values).sites[Number(line)] ?? '')),
  }
}

const calls = {
  product: "quarterdeck('product', { product: 12 })",
  cart: "quarterdeck('cart')",
  order: "quarterdeck('order', { order: 118 })",
} as const

/** The script, and what a shop tells by it beside the pages that are opened. */
const Snippet = () => {
  const { collector: m } = useMessages(settingsMessages)
  return (
    <>
      <CopyField label={m.snippet} value={`<script async src="${location.origin}/collect.js"></script>`} />
      <p className={shared.hint}>{m.calls}</p>
      <dl className={classes.calls}>
        {(['product', 'cart', 'order'] as const).map((name) => (
          <div key={name}>
            <dt>
              <code>{calls[name]}</code>
            </dt>
            <dd>{m[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const CollectorForm = () => {
  const { collector: m } = useMessages(settingsMessages)
  const { actions } = useMessages(commonMessages)
  const mayChange = usePermission('analytics:write')
  const { data } = useSuspenseQuery(current)
  const queries = useQueryClient()
  const { values, change, save, discard, isDirty, isBusy, conflict } = useSettingForm(keptOf(data), {
    entity: 'visits',
    isValid: (wanted) => CollectorSettings.safeParse(sent(wanted)).success,
    send: async (wanted, version) => {
      const saved = (await call(collector.change, { body: sent(wanted), ifMatch: version })).data
      queries.setQueryData(current.queryKey, saved)
      toast.success(m.saved)
      return keptOf(saved)
    },
    read: (found) => keptOf(found as StoredCollectorSettings),
  })
  const errors = useErrors(values)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isDirty && errors.isValid) save()
  }
  return (
    <form className={shared.stack16} onSubmit={submit} noValidate>
      <Section title={m.sites} text={m.sitesText}>
        <Textarea
          label={m.addresses}
          placeholder="https://shop.example.com"
          autosize
          minRows={2}
          value={values.sites}
          error={errors.sites}
          readOnly={!mayChange}
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => change({ ...values, sites: value })}
        />
        <Snippet />
      </Section>
      <Section title={m.privacy} text={m.privacyText}>
        <NumberInput
          label={m.days}
          min={1}
          max={3650}
          value={values.days}
          error={errors.days}
          readOnly={!mayChange}
          onNumber={(days) => change({ ...values, days: days ?? Number.NaN })}
        />
      </Section>
      {mayChange ? (
        <div className={shared.actionsEnd}>
          <Button variant="default" disabled={!isDirty} onClick={() => discard()}>
            {actions.cancel}
          </Button>
          <Button type="submit" disabled={!isDirty || !errors.isValid} loading={isBusy}>
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
            label: name === 'days' ? m.days : m.addresses,
            theirs: String(conflict.theirs[name]),
            yours: String(values[name]),
          }))}
          onCancel={conflict.cancel}
          onResolve={conflict.resolve}
        />
      )}
      <LeaveGuard mayLose={() => isDirty} />
    </form>
  )
}

/** Sites whose visits are collected, and how long these are kept. */
export const CollectorPage = () => {
  const m = useMessages(settingsMessages)
  return (
    <Page title={m.sections.collector} layout="narrow">
      <Suspense fallback={<Skeleton width="100%" height={600} />}>
        <CollectorForm />
      </Suspense>
    </Page>
  )
}
