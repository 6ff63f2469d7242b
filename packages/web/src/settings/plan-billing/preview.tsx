import { Button } from '@mantine/core'
import { type Billing, type BillingPreview, billing } from '@quarterdeck/contract/account/billing'
import { reduced, subscriptionPlans } from '@quarterdeck/contract/account/billing-plans'
import type { Choice } from '@quarterdeck/contract/account/proration'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { reading } from '../../lib/api/queries.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import dialog from '../../ui/dialog.module.css'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { settingsMessages } from '../messages/index.ts'
import { Asked } from '../parts.tsx'
import { useLineName } from './invoices.tsx'
import classes from './plan-billing.module.css'
import { payingCard, useAmount, useCardName, useStep } from './use-billing.ts'

interface Props {
  readonly billing: Billing
  readonly choice: Choice
  readonly onBack: () => void
  readonly onDone: () => void
}

/** The lines of the invoice that there would be, and their sum. */
const Lines = ({ preview: { lines, total } }: { preview: BillingPreview }) => {
  const { change: m } = useMessages(settingsMessages).billing
  const { money } = useFormats()
  const nameOf = useLineName()
  return (
    <dl className={classes.lines}>
      {lines.map((line) => (
        <div key={line.kind}>
          <dt>{nameOf(line)}</dt>
          <dd>{money(line.amount)}</dd>
        </div>
      ))}
      <div className={classes.sum}>
        <dt>{m.due}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  )
}

/** What there is less of afterwards, beside what is used of it. */
const Less = ({ from, preview }: { from: NonNullable<Billing['plan']>; preview: BillingPreview }) => {
  const { change: m, usage: words } = useMessages(settingsMessages).billing
  const amount = useAmount()
  const less = reduced(from, preview.plan)
  if (less.length === 0) return null
  const limit = (plan: typeof from, measure: (typeof less)[number]) => {
    const value = subscriptionPlans[plan].limits[measure]
    return value === null ? m.unlimited : amount(measure, value)
  }
  return (
    <section className={classes.less}>
      <h3>{m.less}</h3>
      <ul>
        {less.map((measure) => (
          <li key={measure} data-over={preview.exceeded.includes(measure) || undefined}>
            <span>{words.names[measure]}</span>
            <span>{m.lessOf(limit(from, measure), limit(preview.plan, measure))}</span>
            <span className={classes.use}>{m.youUse(amount(measure, preview.usage[measure]))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const useText = ({ timing, startsAt }: BillingPreview, { status }: Billing): string => {
  const { change: m } = useMessages(settingsMessages).billing
  const { date } = useFormats()
  if (timing === 'at_end') return m.later(date(startsAt))
  return status === 'active' ? m.now : m.first
}

type Failure = 'refused' | 'stale'

const failureOf = (error: unknown): Failure | undefined => {
  if (!(error instanceof ApiError)) return undefined
  if (Object.keys(error.fields).some((field) => field !== 'card' && field !== 'at')) return undefined
  if (error.fields.card) return 'refused'
  return error.fields.at || error.code === 'conflict' ? 'stale' : undefined
}

const Shown = ({ billing: known, preview, onBack, onDone }: Omit<Props, 'choice'> & { preview: BillingPreview }) => {
  const { change: m, plans } = useMessages(settingsMessages).billing
  const { date, money } = useFormats()
  const cardName = useCardName()
  const text = useText(preview, known)
  const { take, isBusy } = useStep()
  const [failure, setFailure] = useState<Failure>()
  const { plan, period, at, total, price, timing, startsAt, endsAt, exceeded } = preview
  const card = payingCard(known)
  const isPossible = card !== undefined && exceeded.length === 0
  const isNow = timing === 'now'
  const isSmaller = known.plan !== null && known.status !== 'ended'
  const change = () =>
    call(billing.change, { body: { plan, period, at }, ifMatch: known.version }).catch((error: unknown) => {
      const known = failureOf(error)
      if (!known) throw error
      setFailure(known)
      return undefined
    })
  const done = () => {
    toast.success(isNow ? m.done(plans[plan]) : m.scheduled(plans[plan], date(startsAt)))
    onDone()
  }
  return (
    <div className={classes.preview}>
      <p className={classes.text}>{text}</p>
      {isNow && <Lines preview={preview} />}
      <p className={classes.text}>{m.from(date(isNow ? endsAt : startsAt), money(price))}</p>
      {isSmaller && known.plan && <Less from={known.plan} preview={preview} />}
      {exceeded.length > 0 && (
        <p className={classes.warning} role="alert">
          {m.exceeded}
        </p>
      )}
      {!card && <p className={classes.warning}>{m.noCard}</p>}
      {failure && (
        <p className={classes.warning} role="alert">
          {m[failure]}
        </p>
      )}
      {card && isNow && exceeded.length === 0 && <p className={classes.text}>{m.card(cardName(card))}</p>}
      <div className={dialog.actions}>
        <Button variant="default" onClick={onBack}>
          {m.back}
        </Button>
        {isPossible && (
          <Button loading={isBusy} onClick={() => take(change, done)}>
            {isNow ? m.pay(money(total)) : m.schedule(date(startsAt))}
          </Button>
        )}
      </div>
    </div>
  )
}

/** What a change would cost, to the cent, and what it would leave. */
export const Preview = ({ choice: { plan, period }, ...props }: Props) => (
  <Asked query={reading(billing.preview, { plan, period })} waiting={<Skeleton width="100%" height={220} />}>
    {(preview) => <Shown {...props} preview={preview} />}
  </Asked>
)
