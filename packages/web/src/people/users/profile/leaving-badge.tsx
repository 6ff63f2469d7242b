import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { userMessages } from '../messages/index.ts'
import { leavingOf } from './leaving-query.ts'

/** Beside the status: that somebody has closed their account, and what comes of it. */
export const LeavingBadge = ({ id }: { id: number }) => {
  const { leaving: m } = useMessages(userMessages).profile
  const { date } = useFormats()
  const leaving = useQuery(leavingOf(id)).data?.leaving
  if (!leaving) return null
  const { kind, reason, leftAt, until } = leaving
  const isOver = kind === 'deactivate' && Date.parse(until) <= Date.now()
  return (
    <div>
      <StatusBadge tone={kind === 'delete' ? 'red' : 'amber'}>{m[kind]}</StatusBadge>
      <span>{isOver ? m.overText(date(leftAt)) : m[`${kind}Text`](date(leftAt), date(until))}</span>
      {reason && <q>{reason}</q>}
    </div>
  )
}
