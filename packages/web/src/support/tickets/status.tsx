import type { TicketPriority, TicketState, TicketStatus } from '@quarterdeck/contract/kit/constants'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { StatusBadge, type Tone } from '../../kit/ui/status-badge.tsx'
import { ticketMessages } from './messages/index.ts'

export const statusTones: Record<TicketStatus, Tone> = { Open: 'amber', Pending: 'gray', Closed: 'green' }

const stateTones: Record<TicketState, Tone> = { open: 'amber', pending: 'gray', snoozed: 'gray', closed: 'green' }

export const priorityTones: Record<TicketPriority, Tone> = { Low: 'gray', Normal: 'gray', High: 'amber', Urgent: 'red' }

/** Shows the state of a ticket: its status, or snoozed. */
export const TicketStateBadge = ({ state }: { state: TicketState }) => {
  const { states } = useMessages(ticketMessages)
  return <StatusBadge tone={stateTones[state]}>{states[state]}</StatusBadge>
}
