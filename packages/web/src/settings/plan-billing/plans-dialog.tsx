import { Button } from '@mantine/core'
import type { Billing } from '@quarterdeck/contract/account/billing'
import {
  type BillingPeriod,
  billingPeriods,
  planNames,
  subscriptionPlans,
} from '@quarterdeck/contract/account/billing-plans'
import type { Choice } from '@quarterdeck/contract/account/proration'
import { toDecimal } from '@quarterdeck/contract/core/money'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useState } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { ModalFrame } from '../../ui/modal-frame.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { settingsMessages } from '../messages/index.ts'
import classes from './plan-billing.module.css'
import { Preview } from './preview.tsx'
import { useLimits } from './use-billing.ts'

interface OfferProps {
  readonly choice: Choice
  readonly isCurrent: boolean
  readonly onSelect: () => void
}

const Offer = ({ choice: { plan, period }, isCurrent, onSelect }: OfferProps) => {
  const { change: m, plan: words, plans } = useMessages(settingsMessages).billing
  const { money } = useFormats()
  const limits = useLimits()
  return (
    <li className={classes.offer} data-current={isCurrent || undefined}>
      <h3 className={classes.name}>{plans[plan]}</h3>
      <p className={classes.offerPrice}>
        {words.price[period](money(toDecimal(subscriptionPlans[plan].price[period])))}
      </p>
      <ul className={classes.limits}>
        {limits(plan).map((limit) => (
          <li key={limit}>
            <IconCheck size={14} stroke={2} aria-hidden />
            {limit}
          </li>
        ))}
      </ul>
      {isCurrent ? (
        <StatusBadge tone="gray">{m.current}</StatusBadge>
      ) : (
        <Button variant="default" fullWidth data-view={plan} aria-label={m.selectOf(plans[plan])} onClick={onSelect}>
          {m.select}
        </Button>
      )}
    </li>
  )
}

const Periods = ({ period, onChange }: { period: BillingPeriod; onChange: (period: BillingPeriod) => void }) => {
  const { change: m } = useMessages(settingsMessages).billing
  return (
    <fieldset className={classes.periods}>
      <legend className={classes.legend}>{m.period}</legend>
      {billingPeriods.map((each) => (
        <label key={each} className={classes.period}>
          <input type="radio" name="period" checked={each === period} onChange={() => onChange(each)} />
          {m.periods[each]}
          {each === 'year' && <span className={classes.free}>{m.free}</span>}
        </label>
      ))}
    </fieldset>
  )
}

/** The plans side by side, and what changing to one would cost and mean before it is done. */
export const PlansDialog = ({ billing, onClose }: { billing: Billing; onClose: () => void }) => {
  const { change: m, plans } = useMessages(settingsMessages).billing
  const [period, setPeriod] = useState<BillingPeriod>(billing.period ?? 'month')
  const [chosen, setChosen] = useState<Choice>()
  const isRunning = billing.status === 'active' || billing.status === 'past_due'
  if (chosen) {
    return (
      <ModalFrame opened title={m.to(plans[chosen.plan])} onClose={onClose}>
        <Preview billing={billing} choice={chosen} onBack={() => setChosen(undefined)} onDone={onClose} />
      </ModalFrame>
    )
  }
  return (
    <ModalFrame opened title={m.title} size="lg" onClose={onClose}>
      <Periods period={period} onChange={setPeriod} />
      <ul className={classes.offers}>
        {planNames.map((plan) => (
          <Offer
            key={plan}
            choice={{ plan, period }}
            isCurrent={isRunning && plan === billing.plan && period === billing.period}
            onSelect={() => setChosen({ plan, period })}
          />
        ))}
      </ul>
    </ModalFrame>
  )
}
