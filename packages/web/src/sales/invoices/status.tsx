import type { InvoiceState, InvoiceStatus } from '@quarterdeck/contract/kit/constants'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { StatusBadge, type Tone } from '../../kit/ui/status-badge.tsx'
import { invoiceMessages } from './messages/index.ts'

export const statusTones: Record<InvoiceStatus, Tone> = { pending: 'amber', complete: 'green' }

const stateTones: Record<InvoiceState, Tone> = {
  draft: 'gray',
  issued: 'amber',
  sent: 'amber',
  viewed: 'amber',
  partlyPaid: 'amber',
  overdue: 'red',
  paid: 'green',
  credited: 'gray',
  void: 'gray',
}

export const InvoiceStateBadge = ({ state }: { state: InvoiceState }) => {
  const { states } = useMessages(invoiceMessages)
  return <StatusBadge tone={stateTones[state]}>{states[state]}</StatusBadge>
}
