import { Button } from '@mantine/core'
import type { Billing } from '@quarterdeck/contract/account/billing'
import { type Measure, measures, subscriptionPlans } from '@quarterdeck/contract/account/billing-plans'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Section } from '../../ui/form/section.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import shared from '../../ui/styles/shared.module.css'
import { settingsMessages } from '../messages/index.ts'
import { Asked } from '../parts.tsx'
import { Banners } from './banners.tsx'
import { Cards } from './cards.tsx'
import { Invoices } from './invoices.tsx'
import { Plan } from './plan.tsx'
import classes from './plan-billing.module.css'
import { currentBilling, useAmount } from './use-billing.ts'

interface BarProps {
  readonly measure: Measure
  readonly used: number
  /** Null: there is none. Undefined: no plan says anything. */
  readonly limit: number | null | undefined
}

/** Where it gets tight. */
const nearly = 0.9

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
        {limit === undefined && m.used(written)}
        {limit === null && m.unlimited(written)}
        {limit && m.of(written, amount(measure, limit))}
      </span>
      {limit && (
        <span className={classes.bar} aria-hidden data-tight={share > 1 ? 'over' : share >= nearly || undefined}>
          <span className={classes.level} style={{ width: `${Math.min(1, share) * 100}%` }} />
        </span>
      )}
    </li>
  )
}

/** What is used, and how much of it the plan allows. */
const UsageBars = ({ billing: { plan, status, usage } }: { billing: Billing }) => {
  const isRunning = status === 'active' || status === 'past_due'
  const limitOf = (measure: Measure) => (plan && isRunning ? subscriptionPlans[plan].limits[measure] : undefined)
  return (
    <ul className={classes.measures}>
      {measures.map((measure) => (
        <Bar key={measure} measure={measure} used={usage[measure]} limit={limitOf(measure)} />
      ))}
    </ul>
  )
}

const DetailsDialog = lazy(async () => ({ default: (await import('./details-dialog.tsx')).DetailsDialog }))

const shown = ['company', 'address', 'taxId', 'contactEmail'] as const

/** Who pays, as it stands on invoices. */
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

/** What this installation may use, how much of it is used, and how it is paid. */
export const BillingPage = () => {
  const { sections, billing: m } = useMessages(settingsMessages)
  return (
    <Page title={sections.billing} layout="narrow">
      <Asked query={currentBilling} waiting={<Waiting />}>
        {(known) => (
          <>
            <Banners billing={known} />
            <Section title={m.plan.title} text={m.plan.text}>
              <Plan billing={known} />
            </Section>
            <Section title={m.usage.title} text={m.usage.text}>
              <UsageBars billing={known} />
            </Section>
            <Section title={m.cards.title} text={m.cards.text}>
              <Cards billing={known} />
            </Section>
            <Section title={m.details.title} text={m.details.text}>
              <Details billing={known} />
            </Section>
            <Section title={m.invoices.title} text={m.invoices.text}>
              <Invoices makesPdf={known.makesPdf} />
            </Section>
          </>
        )}
      </Asked>
    </Page>
  )
}
