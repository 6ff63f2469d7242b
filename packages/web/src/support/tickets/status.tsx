import type { TicketStatus } from '@quarterdeck/contract/core/constants'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'
import { ticketMessages } from './messages/index.ts'

export const statusTones: Record<TicketStatus, Tone> = { Open: 'amber', Pending: 'gray', Closed: 'green' }

export const TicketStatusBadge = ({ status }: { status: TicketStatus }) => {
  const { statuses } = useMessages(ticketMessages)
  return <StatusBadge tone={statusTones[status]}>{statuses[status]}</StatusBadge>
}
