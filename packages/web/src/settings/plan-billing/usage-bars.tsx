import type { Billing } from '@quarterdeck/contract/billing'
import { type Measure, measures, subscriptionPlans } from '@quarterdeck/contract/billing-plans'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { settingsMessages } from '../messages/index.ts'
import classes from './billing.module.css'
import { useAmount } from './use-billing.ts'

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
export const UsageBars = ({ billing: { plan, status, usage } }: { billing: Billing }) => {
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
