import { Button } from '@mantine/core'
import type { Billing } from '@quarterdeck/contract/account/billing'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'
import { settingsMessages } from '../messages/index.ts'
import classes from './plan-billing.module.css'

const PlansDialog = lazy(async () => ({ default: (await import('./plans-dialog.tsx')).PlansDialog }))
const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }))

const tones: Readonly<Record<Billing['status'], Tone>> = {
  none: 'gray',
  active: 'green',
  past_due: 'red',
  ended: 'gray',
}

/** What happens next, in one line. */
const useOutlook = ({ status, cancelAtEnd, periodEnd }: Billing): string | undefined => {
  const { plan: m } = useMessages(settingsMessages).billing
  const { date } = useFormats()
  if (!periodEnd) return undefined
  if (status === 'ended') return m.ended(date(periodEnd))
  return cancelAtEnd ? m.ends(date(periodEnd)) : m.renews(date(periodEnd))
}

/** The plan that there is, and the ways to another one and out. */
export const Plan = ({ billing }: { billing: Billing }) => {
  const { plan: m, plans } = useMessages(settingsMessages).billing
  const { money } = useFormats()
  const outlook = useOutlook(billing)
  const [opened, setOpened] = useState<'plans' | 'cancel'>()
  const { status, plan, period, price, cancelAtEnd } = billing
  const isRunning = status === 'active' || status === 'past_due'
  const close = () => setOpened(undefined)
  return (
    <div className={classes.panel}>
      <div className={classes.plan}>
        <p className={classes.planName}>
          {plan ? m.named(plans[plan]) : m.none}
          {plan && <StatusBadge tone={tones[status]}>{m.statuses[status]}</StatusBadge>}
        </p>
        {isRunning && period && <p className={classes.price}>{m.price[period](money(price))}</p>}
        <p className={classes.muted}>{outlook ?? m.noneText}</p>
      </div>
      <div className={classes.actions}>
        {status !== 'past_due' && (
          <Button variant={isRunning ? 'default' : 'filled'} data-view="plans" onClick={() => setOpened('plans')}>
            {isRunning ? m.change : m.choose}
          </Button>
        )}
        {isRunning && !cancelAtEnd && (
          <Button variant="subtle" color="red" onClick={() => setOpened('cancel')}>
            {m.cancel}
          </Button>
        )}
      </div>
      <Suspense>
        {opened === 'plans' && <PlansDialog billing={billing} onClose={close} />}
        {opened === 'cancel' && <CancelDialog billing={billing} onClose={close} />}
      </Suspense>
    </div>
  )
}
