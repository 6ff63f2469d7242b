import { Button } from '@mantine/core'
import { type Billing, billing } from '@quarterdeck/contract/account/billing'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import type { ReactNode } from 'react'
import { call } from '../../lib/api/client.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import notice from '../../ui/notice.module.css'
import { toast } from '../../ui/toast.ts'
import { settingsMessages } from '../messages/index.ts'
import classes from './plan-billing.module.css'
import { useStep } from './use-billing.ts'

interface BannerProps {
  readonly tone?: 'red'
  readonly title: string
  readonly children: ReactNode
  readonly action: ReactNode
}

const Banner = ({ tone, title, children, action }: BannerProps) => (
  <div className={`${notice.bar} ${tone ? classes[tone] : ''}`} role={tone ? 'alert' : undefined}>
    <p className={notice.text}>
      <strong>{title}</strong> {children}
    </p>
    {action}
  </div>
)

const Failed = ({ failure }: { failure: NonNullable<Billing['failure']> }) => {
  const { banner: m } = useMessages(settingsMessages).billing
  const { date, money } = useFormats()
  const { take, isBusy } = useStep()
  const pay = () =>
    take(
      () => call(billing.pay),
      ({ paid }) => void (paid ? toast.success(m.paid) : toast.error(m.unpaid)),
    )
  const { invoice, total, reason, nextTryAt } = failure
  return (
    <Banner
      tone="red"
      title={m.failed(invoice, money(total))}
      action={
        <Button size="xs" loading={isBusy} onClick={pay}>
          {m.pay}
        </Button>
      }
    >
      {m.reasons[reason]} {nextTryAt ? m.nextTry(date(nextTryAt)) : m.noTry}
    </Banner>
  )
}

/** It ends, or becomes something else, unless somebody takes that back. */
const Leaving = ({ billing: known }: { billing: Billing }) => {
  const { banner: m, plans } = useMessages(settingsMessages).billing
  const { date } = useFormats()
  const { take, isBusy } = useStep()
  const { plan, next, periodEnd, version } = known
  if (!plan || !periodEnd) return null
  const keep = () =>
    take(
      () => call(billing.keep, { ifMatch: version }),
      () => void toast.success(m.kept),
    )
  return (
    <Banner
      title={next ? m.next(plans[next.plan], date(periodEnd)) : m.cancelled(date(periodEnd))}
      action={
        <Button size="xs" variant="default" loading={isBusy} onClick={keep}>
          {next ? m.stay(plans[plan]) : m.resume}
        </Button>
      }
    >
      {next ? m.nextText(plans[plan]) : m.cancelledText}
    </Banner>
  )
}

/** What needs somebody, and that no money moves. */
export const Banners = ({ billing: known }: { billing: Billing }) => {
  const { billing: m } = useMessages(settingsMessages)
  return (
    <>
      {known.failure && <Failed failure={known.failure} />}
      {(known.cancelAtEnd || known.next) && <Leaving billing={known} />}
      {known.isSimulated && (
        <p className={classes.simulated}>
          <IconInfoCircle size={16} stroke={1.75} aria-hidden />
          {m.simulated}
        </p>
      )}
    </>
  )
}
