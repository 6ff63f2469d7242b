import { VisuallyHidden } from '@mantine/core'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { formatTag, type Locale } from '../../kit/lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { EmptyValue } from '../../kit/records/index.ts'
import { ticketMessages } from './messages/index.ts'
import classes from './tickets.module.css'
import { useCurrentMinute } from './use-current-minute.ts'

const minuteMs = 60_000
const parts = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const

/** Formats a duration in its two largest units: `2h 15m`, or in words. */
export const formatDuration = (locale: Locale, minutes: number, style: 'narrow' | 'long'): string => {
  const first = Math.max(
    0,
    parts.findIndex(([, length]) => minutes >= length),
  )
  let left = minutes
  const shown = parts.slice(minutes < 1 ? 2 : first, first + 2).flatMap(([unit, length]) => {
    const count = Math.floor(left / length)
    left -= count * length
    if (count === 0 && minutes >= 1) return []
    return [new Intl.NumberFormat(formatTag[locale], { style: 'unit', unit, unitDisplay: style }).format(count)]
  })
  return new Intl.ListFormat(formatTag[locale], { type: 'unit', style: 'narrow' }).format(shown)
}

type Times = Pick<Ticket, 'dueAt' | 'warnAt' | 'status' | 'solveDueAt'>

/**
 * Shows the time until a ticket is due, or since it was. Updates itself every minute without re-rendering its
 * parents; screen readers get it in words when they reach it.
 */
export const DueCountdown = ({ ticket: { dueAt, warnAt, status, solveDueAt } }: { ticket: Times }) => {
  const { due: m } = useMessages(ticketMessages)
  const locale = useLocale()
  const { instant } = useFormats()
  const now = useCurrentMinute()
  if (dueAt === null)
    return status === 'Pending' && solveDueAt ? <span className={classes.muted}>{m.paused}</span> : <EmptyValue />
  const away = Date.parse(dueAt) - now
  const minutes = Math.floor(Math.abs(away) / minuteMs)
  const state = away <= 0 ? 'broken' : warnAt !== null && Date.parse(warnAt) <= now ? 'soon' : 'later'
  const words = away <= 0 ? m.late : m.left
  return (
    <time dateTime={dueAt} title={instant(dueAt)} className={classes.due} data-state={state}>
      <span aria-hidden>{words(formatDuration(locale, minutes, 'narrow'))}</span>
      <VisuallyHidden>{words(formatDuration(locale, minutes, 'long'))}</VisuallyHidden>
    </time>
  )
}
