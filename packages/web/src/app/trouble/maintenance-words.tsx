import type { Maintenance } from '@quarterdeck/contract/system/status'
import { useEffect, useState } from 'react'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { formatTag, type Locale } from '../../kit/lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { strokeStyle } from '../figures.tsx'
import { appMessages } from '../messages/index.ts'
import { PageMessage } from '../page-message.tsx'

const minute = 60_000

const inWords = (locale: Locale, ms: number): string => {
  const minutes = Math.ceil(ms / minute)
  const words = new Intl.RelativeTimeFormat(formatTag[locale])
  if (minutes < 120) return words.format(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? words.format(hours, 'hour') : words.format(Math.round(hours / 24), 'day')
}

/** End of the maintenance, and the time until then. */
const TimeLeft = ({ until }: { until: string }) => {
  const m = useMessages(appMessages).trouble
  const locale = useLocale()
  const { moment } = useFormats()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5000)
    return () => clearInterval(timer)
  }, [])
  const left = new Date(until).getTime() - now.getTime()
  return (
    <>
      <time dateTime={until}>{m.until(moment(until))}</time>
      {' · '}
      {left > 0 ? inWords(locale, left) : m.anyMoment}
    </>
  )
}

/** A ship in dry dock. */
export const MaintenanceFigure = () => (
  <svg width="160" height="104" viewBox="0 0 160 104" aria-hidden="true" {...strokeStyle}>
    <path d="M14 96h132M26 96V70M134 96V70" />
    <path d="M40 62h80l-11 22H51Z" fill="var(--qd-accent-tint)" strokeLinejoin="round" />
    <path d="M56 84v12M80 84v12M104 84v12" />
    <path d="M80 62V18M66 34h28" strokeLinejoin="round" />
    <path d="M26 76l14-4M134 76l-14-4" opacity="0.35" />
    <path d="M134 70V18h-30M134 30l-12-12M106 18v18" opacity="0.35" strokeLinejoin="round" />
  </svg>
)

/** Message while the product is closed, in the operator's words where there are any. */
export const MaintenanceWords = ({ maintenance }: { maintenance: Maintenance }) => {
  const m = useMessages(appMessages).trouble
  const { heading, text } = maintenance.until ? m : m.preparing
  return (
    <PageMessage
      figure={<MaintenanceFigure />}
      title={heading}
      text={maintenance.message || text}
      note={maintenance.until && <TimeLeft until={maintenance.until} />}
    />
  )
}
