import type { OrderStatus } from '@quarterdeck/contract/kit/constants'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { StatusBadge, type Tone } from '../../kit/ui/status-badge.tsx'
import { orderMessages } from './messages/index.ts'

export const statusTones: Record<OrderStatus, Tone> = {
  Delivered: 'green',
  Shipping: 'amber',
  New: 'gray',
  Pending: 'amber',
  Return: 'red',
}

export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => {
  const { statuses } = useMessages(orderMessages)
  return <StatusBadge tone={statusTones[status]}>{statuses[status]}</StatusBadge>
}
