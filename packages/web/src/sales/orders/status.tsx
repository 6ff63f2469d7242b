import type { OrderStatus } from '@quarterdeck/contract/core/constants'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { orderMessages } from './messages/index.ts'
import { statusTones } from './status-tones.ts'

export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => {
  const { statuses } = useMessages(orderMessages)
  return <StatusBadge tone={statusTones[status]}>{statuses[status]}</StatusBadge>
}
