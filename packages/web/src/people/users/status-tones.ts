import type { UserStatus } from '@quarterdeck/contract/core/constants'
import type { Tone } from '../../ui/status-badge.tsx'

export const statusTones: Record<UserStatus, Tone> = {
  Active: 'green',
  Pending: 'amber',
  Banned: 'red',
  Rejected: 'gray',
}
