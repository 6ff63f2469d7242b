import type { OrderStatus } from '@quarterdeck/contract/core/constants'
import type { Tone } from '../../ui/status-badge.tsx'

export const statusTones: Record<OrderStatus, Tone> = {
  Delivered: 'green',
  Shipping: 'amber',
  New: 'gray',
  Pending: 'amber',
  Return: 'red',
}
