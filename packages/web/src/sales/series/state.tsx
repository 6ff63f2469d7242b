import type { SeriesState } from '@quarterdeck/contract/kit/constants'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { StatusBadge, type Tone } from '../../kit/ui/status-badge.tsx'
import { seriesMessages } from './messages/index.ts'

export const stateTones: Readonly<Record<SeriesState, Tone>> = { active: 'green', paused: 'amber', ended: 'gray' }

export const SeriesStateBadge = ({ state }: { readonly state: SeriesState }) => {
  const { states } = useMessages(seriesMessages)
  return <StatusBadge tone={stateTones[state]}>{states[state]}</StatusBadge>
}

/** Returns a function that formats a calendar day, independent of time zones. */
export const useDayFormat = () => {
  const { days } = useFormats()
  return (day: string): string => days(day, day)
}
