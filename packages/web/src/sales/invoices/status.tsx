import type { InvoiceStatus } from '@quarterdeck/contract/core/constants'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'
import { invoiceMessages } from './messages/index.ts'

export const statusTones: Record<InvoiceStatus, Tone> = { pending: 'amber', complete: 'green' }

export const InvoiceStatusBadge = ({ status }: { status: InvoiceStatus }) => {
  const { statuses } = useMessages(invoiceMessages)
  return <StatusBadge tone={statusTones[status]}>{statuses[status]}</StatusBadge>
}
