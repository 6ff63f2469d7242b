import type { LeavingKind } from '@quarterdeck/contract/constants'
import { type LeavingEffects, returnDays } from '@quarterdeck/contract/deactivation'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { settingsMessages } from '../messages/index.ts'
import classes from './deactivation.module.css'

const dayMs = 24 * 60 * 60 * 1000

interface Props {
  readonly kind: LeavingKind
  readonly effects: LeavingEffects
}

/** What becomes of everything, with how much there is of it; what there is none of is left out. */
export const Effects = ({ kind, effects }: Props) => {
  const { effects: m } = useMessages(settingsMessages).deactivation
  const { number, date } = useFormats()
  const day = date(new Date(Date.now() + returnDays * dayMs).toISOString())
  const isGone = kind === 'delete'
  const rows = [
    [m.sessions, effects.sessions, m.ended],
    [m.apiKeys, effects.apiKeys, m.revoked],
    [m.accessRequests, effects.accessRequests, m.withdrawn],
    [m.tickets, effects.tickets, m.handed],
    [m.sharedViews, effects.sharedViews, m.handed],
    [m.privateViews, effects.privateViews, isGone ? m.deleted(day) : m.kept],
    [m.books, effects.orders + effects.invoices, m.keptOnBooks],
    [m.words, effects.notes + effects.reviews, isGone ? m.keptNameless : m.kept],
  ] as const
  return (
    <ul className={classes.effects} aria-label={m.title}>
      {rows
        .filter(([, count]) => count > 0)
        .map(([name, count, fate]) => (
          <li key={name}>
            <span>{name}</span>
            <span data-figures>{number(count)}</span>
            <span>{fate}</span>
          </li>
        ))}
      <li>
        <span>{m.profile}</span>
        <span />
        <span>{isGone ? m.anonymized(day) : m.kept}</span>
      </li>
    </ul>
  )
}
