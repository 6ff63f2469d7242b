import { Button } from '@mantine/core'
import { type Billing, billing } from '@quarterdeck/contract/account/billing'
import { limitedUsage, type Measure } from '@quarterdeck/contract/account/plan'
import { lazy, Suspense, useState } from 'react'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { formatTag } from '../../../kit/lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Section } from '../../../kit/ui/form/section.tsx'
import { Page } from '../../../kit/ui/page.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { StatusBadge } from '../../../kit/ui/status-badge.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { settingsMessages } from '../messages/index.ts'
import { QueryContent } from '../parts.tsx'
import { Invoices } from './invoices.tsx'
import classes from './plan-billing.module.css'

const [megabyte, gigabyte] = [1e6, 1e9]

/** Returns a formatter of amounts in use: bytes as MB or GB, anything else as a number. */
const useAmount = () => {
  const tag = formatTag[useLocale()]
  const { number } = useFormats()
  const bytes = (value: number) => {
    const [unit, size] = value < gigabyte ? (['megabyte', megabyte] as const) : (['gigabyte', gigabyte] as const)
    return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value / size)
  }
  return (measure: Measure, value: number) => (measure === 'storage' ? bytes(value) : number(value))
}

interface BarProps {
  readonly measure: Measure
  readonly used: number
  /** Null: unlimited. */
  readonly limit: number | null
}

/** Share of a limit from which its bar is amber. */
const tightShare = 0.9

const Bar = ({ measure, used, limit }: BarProps) => {
  const { usage: m } = useMessages(settingsMessages).billing
  const amount = useAmount()
  const share = limit ? used / limit : 0
  const written = amount(measure, used)
  return (
    <li className={classes.measure}>
      <span className={classes.measureName}>
        {m.names[measure]}
        {share > 1 && <StatusBadge tone="red">{m.over}</StatusBadge>}
      </span>
      <span className={classes.figure}>
        {limit === null ? m.unlimited(written) : m.of(written, amount(measure, limit))}
      </span>
      {limit !== null && (
        <span className={classes.bar} aria-hidden data-tight={share > 1 ? 'over' : share >= tightShare || undefined}>
          <span className={classes.level} style={{ width: `${Math.min(1, share) * 100}%` }} />
        </span>
      )}
    </li>
  )
}

const Plan = ({ plan: { name, limits } }: Pick<Billing, 'plan'>) => {
  const { plan: m } = useMessages(settingsMessages).billing
  const isLimited = limitedUsage.some((measure) => limits[measure] !== null)
  return (
    <div className={classes.plan}>
      <p className={classes.planName}>{name || m.selfHosted}</p>
      <p className={classes.muted}>{name || isLimited ? m.fromSettings : m.unlimited}</p>
    </div>
  )
}

const UsageBars = ({ billing: { plan, usage } }: { billing: Billing }) => (
  <ul className={classes.measures}>
    {limitedUsage.map((measure) => (
      <Bar key={measure} measure={measure} used={usage[measure]} limit={plan.limits[measure]} />
    ))}
  </ul>
)

const DetailsDialog = lazy(async () => ({ default: (await import('./details-dialog.tsx')).DetailsDialog }))

const shown = ['company', 'address', 'taxId', 'contactEmail'] as const

const Details = ({ billing }: { billing: Billing }) => {
  const { details: m } = useMessages(settingsMessages).billing
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <dl className={classes.details}>
        {shown.map((name) => (
          <div key={name}>
            <dt>{m[name]}</dt>
            <dd data-empty={!billing.details[name] || undefined}>{billing.details[name] || m.empty}</dd>
          </div>
        ))}
      </dl>
      <Button variant="default" className={shared.start ?? ''} onClick={() => setEditing(true)}>
        {m.edit}
      </Button>
      {isEditing && (
        <Suspense>
          <DetailsDialog billing={billing} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}

const Waiting = () => (
  <div aria-busy="true">
    <Skeleton width="100%" height={640} />
  </div>
)

/** Settings page: plan and limits, usage, billing contact, and past plan invoices. */
export const BillingPage = () => {
  const { sections, billing: m } = useMessages(settingsMessages)
  return (
    <Page title={sections.billing} layout="narrow">
      <QueryContent query={reading(billing.read)} waiting={<Waiting />}>
        {(known) => (
          <>
            <Section title={m.plan.title} text={m.plan.text}>
              <Plan plan={known.plan} />
            </Section>
            <Section title={m.usage.title} text={m.usage.text}>
              <UsageBars billing={known} />
            </Section>
            <Section title={m.details.title} text={m.details.text}>
              <Details billing={known} />
            </Section>
            <Section title={m.invoices.title} text={m.invoices.text}>
              <Invoices makesPdf={known.makesPdf} />
            </Section>
          </>
        )}
      </QueryContent>
    </Page>
  )
}
