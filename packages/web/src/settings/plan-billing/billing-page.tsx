import { Button } from '@mantine/core'
import type { Billing } from '@quarterdeck/contract/billing'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Section } from '../../ui/form/section.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { settingsMessages } from '../messages/index.ts'
import { Asked } from '../parts.tsx'
import rows from '../settings.module.css'
import { Banners } from './banners.tsx'
import classes from './billing.module.css'
import { Cards } from './cards.tsx'
import { Invoices } from './invoices.tsx'
import { Plan } from './plan.tsx'
import { UsageBars } from './usage-bars.tsx'
import { currentBilling } from './use-billing.ts'

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
      <Button variant="default" className={rows.foot ?? ''} onClick={() => setEditing(true)}>
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
